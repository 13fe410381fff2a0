import { mentionNameOf } from "./comments.ts";
import { fold } from "../shared/text.ts";

export const MAX_MENTIONED = 5;

/** Maximum length of a mention query. */
export const MENTION_MAX_LENGTH = 60;
/** Maximum suggestions for a mention. */
export const MAX_MENTION_SUGGESTIONS = 20;

const MENTIONABLE = /^\p{L}[\p{L}'-]{0,59}$/u;

/** True if a text can mention a member with this shown name. */
export const isMentionable = (shownName: string): boolean =>
  MENTIONABLE.test(mentionNameOf(shownName));

const MENTION = /(?<![\p{L}\p{N}@])@(\p{L}[\p{L}'-]{0,59})/gu;

/** Mentioned names, folded for comparison. */
export function listMentioned(body: string): string[] {
  const names = [...body.matchAll(MENTION)].map(([, name = ""]) => fold(name));
  return [...new Set(names)].slice(0, MAX_MENTIONED);
}
