import { readFile } from "node:fs/promises";
import { ForbiddenError, InvalidPayloadError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { isStaff } from "../../shared/staff";
import { listPortalWords } from "./known-words";
import { createSpeller } from "./speller";
import { unknownWords } from "./unknown-words";

const LONGEST_TEXT = 200_000;
const MOST_WORDS = 40;

/** The build copies the Brazilian dictionary (VERO, LGPL 3 or MPL 2) next to the bundle. */
const dictionaryFile = (name: string) => readFile(new URL(name, import.meta.url), "utf8");

const findSpeller = createSpeller(async () => {
  const [affixes, words] = await Promise.all([dictionaryFile("pt.aff"), dictionaryFile("pt.dic")]);
  return { affixes, words };
});

/**
 * `POST /grafia` with `{ texts }`, rich or plain, returns unknown words without duplicates: those neither
 * in the Brazilian dictionary nor in the portal's own vocabulary. For the team only.
 */
export default defineEndpoint({
  id: "grafia",
  handler: (router, { database }) => {
    router.post("/", (request, response, next) => {
      const { accountability } = request as { accountability?: Accountability };
      const { texts } = (request.body ?? {}) as { texts?: unknown };
      const answer = async () => {
        if (!isStaff(accountability)) throw new ForbiddenError();
        if (!isTexts(texts)) throw new InvalidPayloadError({ reason: "`texts` lists texts" });
        const [{ isKnown }, ours] = await Promise.all([findSpeller(), listPortalWords(database)]);
        const isRight = (word: string) => ours.has(word.toLowerCase()) || isKnown(word);
        const unknown = texts.flatMap((text) => unknownWords(text, isRight));
        response.json({ data: [...new Set(unknown)].slice(0, MOST_WORDS) });
      };
      answer().catch(next);
    });
  },
});

const isTexts = (texts: unknown): texts is string[] =>
  Array.isArray(texts) &&
  texts.every((text) => typeof text === "string") &&
  texts.join("").length <= LONGEST_TEXT;
