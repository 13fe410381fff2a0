import { z } from "zod";

/** What Directus tells app and service after every write (`contract/signature.ts`); no keys mean all items. */
const cmsChange = z.object({
  collection: z.string(),
  keys: z.array(z.coerce.string()).max(1_000).default([]),
  action: z.string().default("update"),
  /** The only account that the items are about. */
  member: z.guid().optional(),
});

/** The change that a signed body tells; null for what is none. Pure. */
export function findCmsChange(body: string): z.output<typeof cmsChange> | null {
  try {
    return cmsChange.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
