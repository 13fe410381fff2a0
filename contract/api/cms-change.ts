import { z } from "zod";
import { FREQUENCIES } from "../notifications/email.ts";
import { changeActions, type CmsChange } from "../collections/collection.ts";

/**
 * Sent by Directus to app and service after every write (`contract/shared/signature.ts`); empty keys mean all
 * items.
 */
const cmsChange = z.object({
  collection: z.string(),
  keys: z.array(z.union([z.string(), z.number()]).transform(String)).max(1_000),
  action: z.enum(changeActions),
  /** Set if the items concern only this account. */
  member: z.guid().optional(),
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
