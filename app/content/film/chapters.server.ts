import { z } from "zod";

/** Empty if the stored value is invalid. */
export const filmChapters = z
  .array(z.object({ startSec: z.number().min(0), title: z.string() }))
  .catch([])
  .transform((listed) => listed.toSorted((one, other) => one.startSec - other.startSec));
