import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";

const author = z.object({
  id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  displayName: z.string().nullable(),
  avatar: z.string().nullable(),
  canton: z.number().int().nullable(),
  role: z.string().nullable(),
  visibility: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((record) => record ?? {}),
});

export type CmsAuthor = z.output<typeof author>;

export type CmsAuthors = {
  /** Authors who may log in; others are left out. @throws {CmsUnavailableError} */
  list(directusUserIds: readonly string[]): Promise<CmsAuthor[]>;
};

const fields = Object.keys(author.shape).join(",");

export function createCmsAuthors(client: CmsClient): CmsAuthors {
  return {
    async list(ids) {
      if (ids.length === 0) return [];
      const filter = { _and: [{ id: { _in: ids } }, { status: { _eq: "active" } }] };
      const params = { fields, filter, limit: ids.length };
      const answer = await client.read(customEndpoint<object>({ path: "/users", params }));
      const parsed = z.array(author).safeParse(answer);
      if (!parsed.success) throw new CmsUnavailableError(parsed.error);
      return parsed.data;
    },
  };
}
