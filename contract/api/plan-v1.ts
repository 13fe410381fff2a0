import { z } from "zod";
import { isCantonCode } from "../switzerland/codes.ts";
import { isDay } from "../switzerland/plan-dates.ts";
import {
  CHILD_PLACES,
  FAMILY_PARTS,
  FIRST_BIRTH_YEAR,
  LIFE_EVENTS,
  SITUATION_ANSWERS,
} from "../switzerland/situation.ts";

const day = z.string().refine(isDay);
const LAST_BIRTH_YEAR = 2199;
const birthYear = z.int().min(FIRST_BIRTH_YEAR).max(LAST_BIRTH_YEAR);

/** What members tell about their life beside the signup's answers. */
export const planSituation = z.object({
  family: z.array(z.enum(FAMILY_PARTS)),
  children: z.partialRecord(z.enum(CHILD_PLACES), birthYear).default({}),
  events: z.partialRecord(z.enum(LIFE_EVENTS), day),
  /** Code of the canton that the member moves to. */
  newCanton: z.string().refine(isCantonCode).optional(),
});
export type PlanSituation = z.output<typeof planSituation>;

const answers = z.partialRecord(z.enum(SITUATION_ANSWERS), z.string());

export const storedPlan = planSituation.extend({
  answers,
  /** Codes of the cantons chosen in the signup, the first wish first. */
  cantons: z.array(z.string()),
  /** YYYY-MM-DD; null if the member has not entered it. */
  arrivalOn: z.string().nullable(),
  /** Creation time of the current calendar address; null without one. */
  feedMadeAt: z.string().nullable(),
  /** True once the member answered which steps they did before they joined. */
  isCaughtUp: z.boolean(),
});
export type StoredPlan = z.output<typeof storedPlan>;

export const arrivalInput = z.object({ arrivalOn: day.nullable() });

export const caughtUpInput = z.object({ isCaughtUp: z.boolean() });

/** Secret of a calendar address, returned only when it is created. */
export const madeFeed = z.object({ token: z.string() });

export const feedInput = z.object({ token: z.string().max(100) });

/** Content of a calendar feed for the app, which sends on dates and steps only. */
export const openedFeed = planSituation.extend({
  arrivalOn: z.string().nullable(),
  /** Month of arrival in the profile (YYYY-MM), while no day is written. */
  since: z.string().optional(),
  /** Code of the canton of the home that a lease ends in. */
  leaseCanton: z.string().optional(),
  answers,
  marks: z.array(
    z.object({
      step: z.string(),
      who: z.string().nullable(),
      doneOn: z.string().nullable(),
      droppedOn: z.string().nullable(),
      snoozedTo: z.string().nullable(),
    }),
  ),
});
export type OpenedFeed = z.output<typeof openedFeed>;
