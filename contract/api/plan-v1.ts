import { z } from "zod";
import { isDay } from "../plan-dates.ts";

/** What the service keeps of a member's plan. */
export const keptPlan = z.object({
  /** YYYY-MM-DD; null where the member did not say. */
  arrivalOn: z.string().nullable(),
  /** When the present address of the calendar was made; null without one. */
  feedMadeAt: z.string().nullable(),
});
export type KeptPlan = z.output<typeof keptPlan>;

export const arrivalInput = z.object({ arrivalOn: z.string().refine(isDay).nullable() });

/** The secret of a calendar's address: told once, when it is made. */
export const madeFeed = z.object({ token: z.string() });

export const feedInput = z.object({ token: z.string().max(100) });

/** What a calendar's address opens: days and ids of steps, nothing about who the member is. */
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
