import { z } from "zod";
import { mobileTypes } from "../classifieds/mobile-plans.ts";
import {
  columnOfField,
  type PlanFileReport,
  type PlanProblemCode,
  type PlanValues,
} from "../classifieds/plan-file.ts";

const plan = { provider: z.string(), name: z.string(), type: z.enum(mobileTypes) };
const value = z.string().nullable();

export const planFileReport: z.ZodType<PlanFileReport> = z.object({
  state: z.enum(["tried", "imported", "refused"]),
  added: z.array(z.object(plan)),
  changed: z.array(
    z.object({
      ...plan,
      changes: z.array(
        z.object({
          field: z.custom<keyof PlanValues>((field) => String(field) in columnOfField),
          before: value,
          after: value,
        }),
      ),
    }),
  ),
  unchanged: z.number().int(),
  missing: z.array(z.object(plan)),
  problems: z.array(
    z.object({
      line: z.number().int().nullable(),
      code: z.custom<PlanProblemCode>((code) => typeof code === "string"),
      text: z.string(),
    }),
  ),
});
