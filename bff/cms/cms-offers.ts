import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { offerKinds, type OfferKind } from "../../contract/classifieds/offers.ts";
import type { CmsClient } from "./client.ts";

const rows = z.array(z.record(z.string(), z.unknown()));

export type CmsOffers = {
  /** Null if the offer is not published. @throws {CmsUnavailableError} */
  findDetails(kind: OfferKind, item: string): Promise<Record<string, unknown> | null>;
};

export function createCmsOffers(client: CmsClient): CmsOffers {
  return {
    async findDetails(kind, item) {
      const { collection, details } = offerKinds[kind];
      const filter = { _and: [{ id: { _eq: item } }, { status: { _eq: "published" } }] };
      const params = { fields: details.join(","), filter, limit: 1 };
      const path = `/items/${collection}`;
      const answer = await client.read(customEndpoint<unknown[]>({ path, params }));
      return rows.parse(answer)[0] ?? null;
    },
  };
}
