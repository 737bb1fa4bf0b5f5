// The rules of Taj Mahal in chapters.
import type { Guide } from "../../../guide/guide";
import BonusTiles from "./BonusTiles.svelte";
import Chain from "./Chain.svelte";
import EndHand from "./EndHand.svelte";
import Goods from "./Goods.svelte";
import Leaving from "./Leaving.svelte";
import Letters from "./Letters.svelte";
import Pairs from "./Pairs.svelte";
import Plays from "./Plays.svelte";
import SixPrizes from "./SixPrizes.svelte";
import SpecialCards from "./SpecialCards.svelte";
import { things } from "./things";
import Tie from "./Tie.svelte";
import TieBroken from "./TieBroken.svelte";

export const guide: Guide = {
  chapters: [
    { id: "aim", sections: [{ id: "aim-visits" }, { id: "aim-points" }], see: ["visit", "withdraw"] },
    {
      id: "visit",
      sections: [{ id: "visit-turn" }, { id: "visit-plays", Picture: Plays }, { id: "visit-colour", Picture: Letters }],
      see: ["withdraw", "cards"],
    },
    {
      id: "withdraw",
      sections: [{ id: "withdraw-why", Picture: Leaving }, { id: "withdraw-when" }, { id: "withdraw-after" }],
      see: ["ties", "prizes"],
    },
    {
      id: "ties",
      sections: [
        { id: "ties-nobody", Picture: Tie },
        { id: "ties-then", Picture: TieBroken },
      ],
      see: ["withdraw"],
    },
    { id: "prizes", sections: [{ id: "prizes-six", Picture: SixPrizes }], see: ["palaces", "goods", "influence"] },
    {
      id: "palaces",
      sections: [{ id: "palaces-build" }, { id: "palaces-chain", Picture: Chain }],
      see: ["bonus", "prizes"],
    },
    { id: "bonus", sections: [{ id: "bonus-forts", Picture: BonusTiles }], see: ["goods", "palaces"] },
    { id: "goods", sections: [{ id: "goods-more", Picture: Goods }], see: ["bonus"] },
    {
      id: "influence",
      sections: [
        { id: "influence-pairs", Picture: Pairs },
        { id: "influence-cards", Picture: SpecialCards },
      ],
      see: ["cards", "end"],
    },
    { id: "cards", sections: [{ id: "cards-kinds", Picture: Letters }, { id: "cards-taking" }], see: ["visit"] },
    { id: "end", sections: [{ id: "end-hand", Picture: EndHand }], see: ["aim"] },
    { id: "board", sections: [{ id: "board-made" }] },
  ],
  things,
};
