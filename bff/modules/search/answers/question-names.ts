import { foldedPhrase } from "../../../../contract/content/search.ts";

const GENDER_AND_NUMBER = /(?:o|a|os|as|es)$/;
const SMALL = new Set("a o as os de do da dos das e em no na por para ao".split(" "));

/** "enfermeira", "enfermeiros" and "enfermeiro" are the same question. */
export const professionTopic = (name: string): string =>
  `wage:${foldedPhrase(name)
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(GENDER_AND_NUMBER, "") : word))
    .join(" ")}`;

/** Its words in any order: "pensão máxima da AHV" and "pensão AHV máxima". */
export const factTopic = (name: string): string =>
  `fact:${foldedPhrase(name)
    .split(" ")
    .filter((word) => !SMALL.has(word))
    .sort()
    .join(" ")}`;
