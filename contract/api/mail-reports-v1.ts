import { z } from "zod";
import { mailStopReasons } from "../email-frequency.ts";

const MAX_EVENTS = 500;

/** Delivery reports of a mail provider. A temporary bounce stops nothing. */
export const mailReportInput = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(mailStopReasons),
        email: z.string().max(320),
        isPermanent: z.boolean().default(true),
      }),
    )
    .max(MAX_EVENTS),
});
export type MailReportInput = z.output<typeof mailReportInput>;

export const addressCodeInput = z.object({ code: z.string().max(20) });
