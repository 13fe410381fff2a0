import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { audiences } from "../../contract/account/roles.ts";
import type { CmsClient } from "./client.ts";

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();
const shape = z.object({
  id: z.string(),
  text: z.string(),
  audience: z.enum(audiences),
  url: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
});
export type Announcement = z.output<typeof shape>;

export type CmsAnnouncements = {
  listMailed(): Promise<Announcement[]>;
};

const MOST = 100;

export function createCmsAnnouncements(client: CmsClient): CmsAnnouncements {
  const filter = { _and: [{ status: { _eq: "published" } }, { sendsMail: { _eq: true } }] };
  const fields = Object.keys(shape.shape).join(",");
  const params = { fields, filter, sort: "-date_created", limit: MOST };
  return {
    async listMailed() {
      const path = "/items/announcements";
      const rows = await client.read(customEndpoint<unknown[]>({ path, params }));
      return rows.map((row) => shape.parse(row));
    },
  };
}
