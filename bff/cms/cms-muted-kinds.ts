import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const shape = z.object({ id: z.string(), quietKinds: z.unknown() });

const AT_ONCE = 500;

/**
 * The kinds of notifications that members muted in the portal: a copy of their choices, by Directus id. The
 * hook that writes notifications reads it (`cms-extensions/src/members/notifications/muted.ts`).
 */
export type CmsMutedKinds = {
  /** Unknown members and staff have none. @throws {CmsUnavailableError} */
  find(owner: string): Promise<readonly unknown[]>;
  /** All members who muted a kind. @throws {CmsUnavailableError} */
  list(): Promise<Map<string, readonly unknown[]>>;
  /** Does nothing for staff, whose records the service may not change. @throws {CmsUnavailableError} */
  save(owner: string, kinds: readonly string[]): Promise<void>;
};

const kindsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function createCmsMutedKinds(client: CmsClient): CmsMutedKinds {
  const fields = Object.keys(shape.shape).join(",");
  return {
    async find(owner) {
      const path = `/users/${owner}`;
      const answer = await client.ask(customEndpoint<object>({ path, params: { fields } }));
      return answer.refused ? [] : kindsOf(shape.parse(answer.value).quietKinds);
    },

    async list() {
      const filter = { quietKinds: { _nnull: true } };
      const muted = new Map<string, readonly unknown[]>();
      for (let page = 1; ; page += 1) {
        const params = { fields, filter, sort: "id", limit: AT_ONCE, page };
        const rows = await client.read(customEndpoint<unknown[]>({ path: "/users", params }));
        for (const row of rows) {
          const { id, quietKinds } = shape.parse(row);
          muted.set(id, kindsOf(quietKinds));
        }
        if (rows.length < AT_ONCE) return muted;
      }
    },

    async save(owner, quietKinds) {
      const body = JSON.stringify({ quietKinds });
      const params = { fields: "id" };
      const path = `/users/${owner}`;
      await client.ask(customEndpoint<object>({ path, method: "PATCH", params, body }));
    },
  };
}
