import { z } from "zod";
import { KINDS, SORTS, STATUSES } from "./feedback.schema";

export const ideaFilterSchema = z.object({
  kind: z.enum(KINDS).nullable().default(null).catch(null),
  status: z.enum(STATUSES).nullable().default(null).catch(null),
  sort: z.enum(SORTS).catch("votes"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type IdeaFilter = z.infer<typeof ideaFilterSchema>;
