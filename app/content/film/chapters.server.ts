import { z } from "zod";

/** The chapters of a film as its row has them, in the order of their seconds; none where that can't be read. */
export const filmChapters = z
  .array(z.object({ startSec: z.number().min(0), title: z.string() }))
  .catch([])
  .transform((listed) => listed.toSorted((one, other) => one.startSec - other.startSec));
