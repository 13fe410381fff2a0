import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { SanctionKind } from "../../contract/community/moderation.ts";
import type { CmsClient } from "./client.ts";

export type CmsSanction = {
  directusUserId: string;
  kind: SanctionKind;
  /** Null for a permanent sanction. */
  until: Date | null;
};

export type CmsSanctions = {
  listHolding(now: Date): Promise<CmsSanction[]>;
};

const moment = z
  .string()
  .nullish()
  .transform((text) => (text ? new Date(text) : null));
const measure = z.object({ member: z.string().nullable(), kind: z.string(), until: moment });
const account = z.object({ id: z.string(), silencedUntil: moment, suspendedUntil: moment });

export function createCmsSanctions(client: CmsClient): CmsSanctions {
  const list = async <Row>(shape: z.ZodType<Row>, fields: string, path: string, filter: object) => {
    const params = { fields, filter, limit: -1 };
    const rows = await client.read(customEndpoint<unknown[]>({ path, params }));
    return rows.map((row) => shape.parse(row));
  };

  return {
    async listHolding(now) {
      const later = { _gt: now.toISOString() };
      const [sanctions, accounts] = await Promise.all([
        list(measure, "member,kind,until", "/items/sanctions", {
          _and: [
            { liftedAt: { _null: true } },
            { _or: [{ until: { _null: true } }, { until: later }] },
          ],
        }),
        list(account, "id,silencedUntil,suspendedUntil", "/users", {
          _or: [{ silencedUntil: later }, { suspendedUntil: later }],
        }),
      ]);
      const ofAccount = (id: string, kind: SanctionKind, until: Date | null) =>
        until !== null && until > now ? [{ directusUserId: id, kind, until }] : [];
      return [
        ...sanctions.flatMap(({ member, kind, until }) =>
          member ? { directusUserId: member, kind: kindOf(kind), until } : [],
        ),
        ...accounts.flatMap(({ id, silencedUntil, suspendedUntil }) => [
          ...ofAccount(id, "silence", silencedUntil),
          ...ofAccount(id, "suspend", suspendedUntil),
        ]),
      ];
    },
  };
}

/** Any other sanction, such as a ban from comments, also forbids writing. */
const kindOf = (kind: string): SanctionKind => (kind === "suspend" ? "suspend" : "silence");
