import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { ENTITLEMENT_SOURCES } from "../../contract/account/membership.ts";
import { CmsRefusedError, CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const shape = z.object({
  id: z.string(),
  user: z.string(),
  source: z.enum(ENTITLEMENT_SOURCES),
  plan: z.enum(["month", "year", "none"]),
  status: z.enum(["active", "grace", "cancelled", "expired"]),
  validFrom: moment.nullable(),
  validUntil: moment.nullable(),
  graceUntil: moment.nullable(),
  providerRef: z.string().nullable(),
  currency: z.string().nullable(),
  amountCents: z.number().int().nullable(),
});

export type Entitlement = z.output<typeof shape>;

export type ProvidedEntitlement = Omit<Entitlement, "id" | "providerRef"> & { providerRef: string };

export type CmsEntitlements = {
  /** All entitlements of a member, newest first, including ended ones. @throws {CmsUnavailableError} */
  listOf(directusUserId: string): Promise<Entitlement[]>;
  /**
   * Creates or updates the entitlement of this `providerRef`. Parallel calls leave one row. A hook in
   * Directus then updates the member's role and membership state.
   * @throws {CmsRefusedError | CmsUnavailableError}
   */
  upsertByProviderRef(entitlement: ProvidedEntitlement): Promise<Entitlement>;
};

const PATH = "/items/entitlements";
const fields = Object.keys(shape.shape).join(",");

export function createCmsEntitlements(client: CmsClient): CmsEntitlements {
  async function list(filter: object): Promise<Entitlement[]> {
    const params = { fields, filter, sort: "-validFrom", limit: 500 };
    const rows = await client.read(customEndpoint<unknown[]>({ path: PATH, params }));
    return rows.map(toEntitlement);
  }

  const findByProviderRef = async (providerRef: string) =>
    (await list({ providerRef: { _eq: providerRef } }))[0] ?? null;

  async function write(id: string | null, values: ProvidedEntitlement): Promise<Entitlement> {
    const target = id
      ? ({ method: "PATCH", path: `${PATH}/${id}` } as const)
      : ({ method: "POST", path: PATH } as const);
    const body = JSON.stringify(values);
    return toEntitlement(
      await client.write(customEndpoint<object>({ ...target, params: { fields }, body })),
    );
  }

  return {
    listOf: (directusUserId) => list({ user: { _eq: directusUserId } }),

    async upsertByProviderRef(values) {
      const present = await findByProviderRef(values.providerRef);
      try {
        return await write(present?.id ?? null, values);
      } catch (error) {
        // A parallel call created it in between.
        const made = present ? null : await findByProviderRef(values.providerRef);
        if (!made || !(error instanceof CmsRefusedError)) throw error;
        return write(made.id, values);
      }
    },
  };
}

function toEntitlement(value: unknown): Entitlement {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new CmsUnavailableError(parsed.error);
}
