import { mentionNameOf } from "./comments.ts";
import { fold } from "../shared/text.ts";

export const MAX_MENTIONED = 5;

/** Maximum length of a mention query. */
export const CALL_MAX_LENGTH = 60;
/** Maximum suggestions for a mention. */
export const OFFERED_CALLS = 20;

const CALLABLE = /^\p{L}[\p{L}'-]{0,59}$/u;

/** True if a text can mention a member with this shown name. */
export const isCallable = (shownName: string): boolean => CALLABLE.test(mentionNameOf(shownName));

const MENTION = /(?<![\p{L}\p{N}@])@(\p{L}[\p{L}'-]{0,59})/gu;

/** Mentioned names, folded for comparison. */
export function listMentioned(body: string): string[] {
  const names = [...body.matchAll(MENTION)].map(([, name = ""]) => fold(name));
  return [...new Set(names)].slice(0, MAX_MENTIONED);
}
