import { createHash } from "node:crypto";
import { fold } from "../../../../contract/shared/text.ts";
import type { OpenQuestion } from "../../../cms/cms-topics.ts";

export type LivedCase = {
  topicId: string;
  /** Ids of the cantons' rows in Directus. */
  cantonIds: readonly number[];
  permit: string | null;
  words: ReadonlySet<string>;
};

export type Witness = {
  userId: string;
  cantonId: number | null;
  permit: string | null;
  profession: string | null;
};

/** Shorter words occur in too many texts. */
const SHORTEST_WORD = 5;

/** Without the last letter, feminine and masculine forms are equal. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length >= SHORTEST_WORD ? word.slice(0, -1) : []));

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

export function likenessOf({ cantonIds, permit, words }: LivedCase, witness: Witness): number {
  const isThere = witness.cantonId !== null && cantonIds.includes(witness.cantonId);
  const hasPermit = permit !== null && permit === witness.permit;
  const hasJob = wordsOf(witness.profession ?? "").some((word) => words.has(word));
  return [isThere, hasPermit, hasJob].filter(Boolean).length;
}

/**
 * Ranks members by similarity. The order of equal ones depends on the question, but stays the same for it.
 */
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
