import { mentionNameOf } from "./comments.ts";

/** So many letters of a name somebody may look for to call its owner. */
export const CALL_MAX_LENGTH = 60;
/** So many are offered at once. */
export const OFFERED_CALLS = 6;

const CALLABLE = /^\p{L}[\p{L}'-]{0,59}$/u;

/** Whether a text can call somebody who is shown so. Pure. */
export const isCallable = (shownName: string): boolean => CALLABLE.test(mentionNameOf(shownName));
