import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  /** The member's id in Directus. */
  owner: z.string().nullable(),
  type: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string().nullable(),
});
/** What a member is told in the portal. */
export type Notice = z.output<typeof shape>;

export interface CmsNotices {
  /** Null when it is gone. @throws {CmsUnavailableError} */
  find(id: string): Promise<Notice | null>;
}

/** Notices that Directus' hooks wrote, read with the service's own account. */
export function createCmsNotices(client: CmsClient): CmsNotices {
  const params = { fields: Object.keys(shape.shape).join(",") };
  return {
    async find(id) {
      const path = `/items/Notification/${id}`;
      const answer = await client.ask(customEndpoint<object>({ path, params }));
      return answer.refused ? null : shape.parse(answer.value);
    },
  };
}
