import { z } from "zod";
import { FREQUENCIES } from "../notifications/email.ts";
import { changeActions, type CmsChange } from "../collections/collection.ts";

/**
 * Directus sends this to app and service after every write, signed as in `contract/shared/signature.ts`. Empty `keys` mean all items.
 */
const cmsChange = z.object({
  collection: z.string(),
  keys: z.array(z.union([z.string(), z.number()]).transform(String)).max(1_000),
  action: z.enum(changeActions),
  /** Member that the items belong to; absent if they concern more than one. */
  member: z.guid().optional(),
  topic: z.guid().optional(),
  frequencies: z.array(z.enum(FREQUENCIES)).optional(),
}) satisfies z.ZodType<CmsChange>;

/** The change in a signed body; null if malformed. */
export function findCmsChange(body: string): CmsChange | null {
  try {
    return cmsChange.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
