import { createHash } from "node:crypto";
import { fold } from "../../../contract/text.ts";
import type { OpenQuestion } from "../../cms/cms-topics.ts";

/** What a question says about the case it asks for. */
export type LivedCase = {
  topicId: string;
  /** Numbers of the cantons' rows in Directus. */
  cantonIds: readonly number[];
  permit: string | null;
  words: ReadonlySet<string>;
};

/** What a member who agreed to be asked told about themselves. */
export type Witness = {
  userId: string;
  cantonId: number | null;
  permit: string | null;
  profession: string | null;
};

/** Shorter words are in many texts. */
const SHORTEST_WORD = 5;

/** Without its last letter a word is the same for her and for him. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length >= SHORTEST_WORD ? word.slice(0, -1) : []));

/** What a question says about its case. @param cantonIds numbers of the cantons' rows by code */
export function livedCaseOf(
  { id, title, body, contextCard, cantons }: OpenQuestion,
  cantonIds: ReadonlyMap<string, number>,
): LivedCase {
  const own = contextCard.canton === undefined ? undefined : cantonIds.get(contextCard.canton);
  return {
    topicId: id,
    cantonIds: own === undefined ? cantons : [...cantons, own],
    permit: contextCard.permit ?? null,
    words: new Set(wordsOf(`${title} ${body}`)),
  };
}

/** In how many of canton, permit and job a member is like the case. */
export function likenessOf({ cantonIds, permit, words }: LivedCase, witness: Witness): number {
  const isThere = witness.cantonId !== null && cantonIds.includes(witness.cantonId);
  const hasPermit = permit !== null && permit === witness.permit;
  const hasJob = wordsOf(witness.profession ?? "").some((word) => words.has(word));
  return [isThere, hasPermit, hasJob].filter(Boolean).length;
}

/** Members who lived it, the likest first; the same order for a question each time, and another for another. */
export function rankWitnesses<Each extends Witness>(
  asked: LivedCase,
  witnesses: readonly Each[],
): Each[] {
  const turnOf = ({ userId }: Witness) =>
    createHash("sha256").update(`${asked.topicId}:${userId}`).digest("hex");
  return witnesses
    .map((witness) => ({ witness, likeness: likenessOf(asked, witness), turn: turnOf(witness) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness || (one.turn < other.turn ? -1 : 1))
    .map(({ witness }) => witness);
}
