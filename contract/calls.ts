import { mentionNameOf } from "./comments.ts";
import { fold } from "./text.ts";

/** So many people one comment calls. */
export const MAX_MENTIONED = 5;

/** So many letters of a name somebody may look for to call its owner. */
export const CALL_MAX_LENGTH = 60;
/** So many are offered at once. */
export const OFFERED_CALLS = 20;

const CALLABLE = /^\p{L}[\p{L}'-]{0,59}$/u;

/** Whether a text can call somebody who is shown so. */
export const isCallable = (shownName: string): boolean => CALLABLE.test(mentionNameOf(shownName));

const MENTION = /(?<![\p{L}\p{N}@])@(\p{L}[\p{L}'-]{0,59})/gu;

/** Whom a text calls, as names to compare by `fold`. */
export function listMentioned(body: string): string[] {
  const names = [...body.matchAll(MENTION)].map(([, name = ""]) => fold(name));
  return [...new Set(names)].slice(0, MAX_MENTIONED);
}
