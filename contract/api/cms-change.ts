import { z } from "zod";
import { FREQUENCIES } from "../email-frequency.ts";
import { changeActions, type CmsChange } from "../signature.ts";

/** What Directus tells app and service after every write (`contract/signature.ts`); no keys mean all items. */
const cmsChange = z.object({
  collection: z.string(),
  keys: z.array(z.union([z.string(), z.number()]).transform(String)).max(1_000),
  action: z.enum(changeActions),
  /** The only account that the items are about. */
  member: z.guid().optional(),
  frequencies: z.array(z.enum(FREQUENCIES)).optional(),
}) satisfies z.ZodType<CmsChange>;

/** The change that a signed body tells; null for what is none. */
export function findCmsChange(body: string): CmsChange | null {
  try {
    return cmsChange.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
