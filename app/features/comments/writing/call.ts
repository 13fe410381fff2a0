import { isCallable, OFFERED_CALLS } from "../../../../contract/community/mentions.ts";
import { mentionNameOf } from "../../../../contract/community/comments.ts";
import type { ShownComment } from "../comment";

export type Callable = {
  /** Directus user id. */
  id: string;
  name: string;
  /** Distinguishes members with the same name. */
  detail: string;
  /** True for an author of this thread: the name is enough to mention them. */
  isHere: boolean;
};

export type BegunCall = {
  from: number;
  to: number;
  letters: string;
};

const BEGUN = /(?<![\p{L}\p{N}@])@(\p{L}[\p{L}'-]{1,59})$/u;

/** Unfinished mention before the caret. Null with fewer than two letters. */
export function begunCall(text: string, caret: number): BegunCall | null {
  const letters = BEGUN.exec(text.slice(0, caret))?.[1];
  if (letters === undefined) return null;
  return { from: caret - letters.length - 1, to: caret, letters };
}

export function withCall(text: string, { from, to }: BegunCall, name: string) {
  const call = `@${mentionNameOf(name)} `;
  const rest = text.slice(to).replace(/^ /, "");
  return { text: text.slice(0, from) + call + rest, caret: from + call.length };
}

const letters = new Intl.Collator("pt-BR", { usage: "search", sensitivity: "base" });
const begins = (name: string, typed: string) =>
  letters.compare(name.slice(0, typed.length), typed) === 0;

/** Matches at the start of the full name come first. */
export function listMeant(people: readonly Callable[], typed: string): Callable[] {
  const meant = people.filter(
    ({ name }) =>
      isCallable(name) && name.split(/[^\p{L}\p{N}'-]+/u).some((each) => begins(each, typed)),
  );
  const isFirst = ({ name }: Callable) => begins(name, typed);
  return [...meant.filter(isFirst), ...meant.filter((person) => !isFirst(person))].slice(
    0,
    OFFERED_CALLS,
  );
}

export function participantsOf(comments: readonly ShownComment[]): Callable[] {
  const people = comments
    .flatMap((root) => [root, ...root.replies])
    .flatMap(({ author, isOwn }): Callable[] => {
      if (!author || isOwn || author.isBlocked) return [];
      const id = author.path.split("/").at(-1) ?? "";
      return [{ id, name: author.name, detail: "", isHere: true }];
    });
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/**
 * Key: draft name. The function returns the selected members whose names are in the text, as
 * comma-separated ids, and clears the selection. Stored in memory only.
 */
export const chosenCalls = new Map<string, (body: string) => string>();
