// Every word that the description of a scene may use. Its arguments stand behind it, separated by blanks.
import * as building from "./building.js";
import * as land from "./land.js";
import * as light from "./light.js";
import * as plants from "./plants.js";
import * as things from "./things.js";

export const WORDS = { ...building, ...land, ...light, ...plants, ...things };

/** What stands on the ground; everything else that is behind the emblem lies beyond the horizon. */
export const GROUNDED = new Set(
  `arcade bare cobble crystals drapes dunes fence fields floor hedges hills lattice mist palisade palms pines road sails
   scaffold table tents water`.split(/\s+/),
);

/** What there is but once. */
export const SINGLE = new Set(["moon", "sun"]);
