import { z } from "zod";
import { isDay } from "../switzerland/plan-dates.ts";

export const storedPlan = z.object({
  /** YYYY-MM-DD; null if the member has not entered it. */
  arrivalOn: z.string().nullable(),
  /** Creation time of the current calendar address; null without one. */
  feedMadeAt: z.string().nullable(),
});
export type StoredPlan = z.output<typeof storedPlan>;

export const arrivalInput = z.object({ arrivalOn: z.string().refine(isDay).nullable() });

/** Secret of a calendar address, returned only when it is created. */
export const madeFeed = z.object({ token: z.string() });

export const feedInput = z.object({ token: z.string().max(100) });

/** Content of a calendar feed: dates and step ids, nothing that identifies the member. */
export const openedFeed = z.object({
  arrivalOn: z.string().nullable(),
  marks: z.array(
    z.object({
      step: z.string(),
      doneOn: z.string().nullable(),
      droppedOn: z.string().nullable(),
    }),
  ),
});
export type OpenedFeed = z.output<typeof openedFeed>;
