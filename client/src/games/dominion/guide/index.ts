// The rules of Dominion in chapters.
import type { Guide } from "../../../guide/guide";
import Buying from "./Buying.svelte";
import CardParts from "./CardParts.svelte";
import EmptyPiles from "./EmptyPiles.svelte";
import FirstDeck from "./FirstDeck.svelte";
import Phases from "./Phases.svelte";
import Piles from "./Piles.svelte";
import Reaction from "./Reaction.svelte";
import RoundAndRound from "./RoundAndRound.svelte";
import { things } from "./things";
import TypeSigns from "./TypeSigns.svelte";

export const guide: Guide = {
  chapters: [
    { id: "aim", sections: [{ id: "aim-deck", Picture: FirstDeck }, { id: "aim-points" }], see: ["turn", "end"] },
    {
      id: "turn",
      sections: [
        { id: "turn-phases", Picture: Phases },
        { id: "turn-actions" },
        { id: "turn-buying", Picture: Buying },
      ],
      see: ["supply", "deck"],
    },
    {
      id: "supply",
      sections: [{ id: "supply-piles", Picture: Piles }, { id: "supply-trash" }],
      see: ["end", "rare"],
    },
    {
      id: "deck",
      sections: [{ id: "deck-round", Picture: RoundAndRound }, { id: "deck-places" }],
      see: ["turn"],
    },
    {
      id: "card",
      sections: [
        { id: "card-parts", Picture: CardParts },
        { id: "card-types", Picture: TypeSigns },
        { id: "card-words" },
      ],
      see: ["attack", "turn"],
    },
    {
      id: "attack",
      sections: [{ id: "attack-attacks" }, { id: "attack-reactions", Picture: Reaction }],
      see: ["card", "rare"],
    },
    { id: "rare", sections: [{ id: "rare-bane" }, { id: "rare-prizes" }], see: ["attack", "supply"] },
    { id: "end", sections: [{ id: "end-when", Picture: EmptyPiles }, { id: "end-winner" }], see: ["aim"] },
  ],
  things,
};
