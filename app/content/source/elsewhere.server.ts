import { z } from "zod";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { listOpenOffers } from "../../../contract/account/offer.ts";
import type { CommonFilter } from "./content-source.server";
import type { ContentReader } from "./reader.server";
import type { LockedItem } from "../schema";

export type Elsewhere =
  | { kind: "moved"; slug: string }
  | { kind: "withdrawn" }
  | { kind: "locked"; item: LockedItem };

const oldAddress = shape("old_addresses", { item: z.string() });

export const membershipPoints = (): string[] =>
  listOpenOffers().map(({ title, paying }) => `${title}: ${paying}`);

export function findElsewhere(
  { cms, source }: ContentReader,
  slug: string,
): Promise<Elsewhere | null> {
  const { kind, lockedItems, headlines } = source;
  return cms.forTier("teaser").cached(`${kind.name}:elsewhere:${slug}`, async (ask) => {
    const published = (filter: CommonFilter) => ({
      filter: { _and: [{ status: { _eq: "published" as const } }, filter] },
      limit: 1,
    });
    const [locked] = await ask(lockedItems(published({ slug: { _eq: slug } })));
    if (locked) {
      return { kind: "locked", item: { ...locked, points: membershipPoints() } };
    }
    const filter = { collection: { _eq: kind.name }, slug: { _eq: slug } };
    const [old] = await ask(readRows(oldAddress, { filter, limit: 1 }));
    if (!old) return null;
    const [moved] = await ask(headlines(published({ id: { _eq: old.item } })));
    return moved ? { kind: "moved", slug: moved.slug } : { kind: "withdrawn" };
  });
}
