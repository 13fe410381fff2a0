import { createContext } from "react";
import { isMentionable, MAX_MENTION_SUGGESTIONS } from "../../../contract/community/mentions.ts";
import { mentionNameOf } from "../../../contract/community/comments.ts";

export type MentionCandidate = {
  id: string;
  name: string;
  /** Distinguishes members with the same name. */
  detail: string;
  /** True for an author of this thread: the name is enough to mention them. */
  isParticipant: boolean;
};

export type MentionQuery = {
  from: number;
  to: number;
  letters: string;
};

const MENTION_QUERY = /(?<![\p{L}\p{N}@])@(\p{L}[\p{L}'-]{1,59})$/u;

/** Unfinished mention before the caret. Null with fewer than two letters. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const letters = MENTION_QUERY.exec(text.slice(0, caret))?.[1];
  if (letters === undefined) return null;
  return { from: caret - letters.length - 1, to: caret, letters };
}

export function withMention(text: string, { from, to }: MentionQuery, name: string) {
  const call = `@${mentionNameOf(name)} `;
  const rest = text.slice(to).replace(/^ /, "");
  return { text: text.slice(0, from) + call + rest, caret: from + call.length };
}

const letters = new Intl.Collator("pt-BR", { usage: "search", sensitivity: "base" });
const begins = (name: string, typed: string) =>
  letters.compare(name.slice(0, typed.length), typed) === 0;

/** Matches at the start of the full name come first. */
export function listMatches(
  people: readonly MentionCandidate[],
  typed: string,
): MentionCandidate[] {
  const meant = people.filter(
    ({ name }) =>
      isMentionable(name) && name.split(/[^\p{L}\p{N}'-]+/u).some((each) => begins(each, typed)),
  );
  const isFirst = ({ name }: MentionCandidate) => begins(name, typed);
  return [...meant.filter(isFirst), ...meant.filter((person) => !isFirst(person))].slice(
    0,
    MAX_MENTION_SUGGESTIONS,
  );
}

/** Authors of the conversation in which the text will stand. */
export const Participants = createContext<readonly MentionCandidate[]>([]);
