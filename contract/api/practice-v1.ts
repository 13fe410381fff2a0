import { z } from "zod";
import { PRACTICE_RATINGS } from "../content/practice.ts";
import { swissLanguages } from "../switzerland/codes.ts";
import { moment } from "./common.ts";

export const practiceParams = z.object({ language: z.enum(swissLanguages) });

/** A word that is due, with the number of its answers so far. */
const dueWord = z.object({ word: z.string(), answers: z.number() });

export const practiceState = z.object({
  /** Due words, the longest waiting first. */
  due: z.array(dueWord),
  /** Every word answered before. */
  known: z.array(z.string()),
  answersToday: z.number(),
  newToday: z.number(),
  /** Days with an answer among the last seven. */
  daysInWeek: z.number(),
  /** When the next word is due; null without one. */
  nextDueAt: moment.nullable(),
});
export type PracticeState = z.output<typeof practiceState>;

export const practiceAnswer = z.strictObject({
  word: z.string().regex(/^[a-z0-9-]{1,96}$/),
  rating: z.enum(PRACTICE_RATINGS),
  /** Answers to this word when it was shown: a second tap of the same button changes nothing. */
  answers: z.number().int().min(0),
});
export type PracticeAnswer = z.output<typeof practiceAnswer>;
