import { createItem, deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import {
  MOST_SAVED_SEARCHES,
  alertFrequencies,
  offerKindOf,
  searchKindOf,
  searchKinds,
  type AlertFrequency,
} from "../../../../contract/classifieds/saved-searches.ts";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { SavedSearch } from "./offer";
import { changedPath } from "./offer-paths";

const row = shape("saved_searches", {
  id: z.string(),
  kind: z.nullable(z.string()),
  name: z.nullable(z.string()),
  filters: z.object({ query: z.string() }).catch({ query: "" }),
  // Classifieds have no instant notifications.
  frequency: z
    .enum(["instant", ...alertFrequencies])
    .transform((notified) => (notified === "instant" ? "never" : notified)),
});

export async function listSavedSearches(
  own: OwnCms,
  kind: OfferKind | null,
): Promise<SavedSearch[] | null> {
  const requested = kind ? { _eq: searchKindOf[kind] } : { _in: [...searchKinds] };
  const filter = ofMember(own, { kind: requested });
  const limit = MOST_SAVED_SEARCHES;
  const pending = own.ask(readRows(row, { filter, sort: ["-date_created"], limit }));
  const rows = await nullWhenUnavailable(pending);
  return (
    rows?.flatMap(({ id, kind: named, name, filters, frequency }) => {
      const offerKind = offerKindOf(named);
      if (!offerKind) return [];
      const path = changedPath(offerKind, filters.query, {});
      return [{ id, kind: offerKind, name: name ?? "", path, frequency }];
    }) ?? null
  );
}

export type NewSearch = {
  kind: OfferKind;
  name: string;
  query: string;
  frequency: AlertFrequency;
};

/** @throws {CmsError} also if the member may save no searches, or no more of them */
export async function saveSearch(own: OwnCms, search: NewSearch): Promise<void> {
  const { kind, name, query, frequency } = search;
  const input = { kind: searchKindOf[kind], name, filters: { query }, frequency };
  // Rules: cms-extensions/src/content/classifieds/saved-search-rules.ts.
  await own.write(createItem("saved_searches", input, { fields: ["id"] }));
}

/**
 * Returns true if the search was muted before.
 * @throws {CmsError} also if the member no longer pays
 */
export async function changeAlert(
  own: OwnCms,
  { item, frequency }: { item: string; frequency: AlertFrequency },
): Promise<boolean> {
  const filter = ofMember(own, { id: { _eq: item } });
  const [before] = await own.ask(readRows(row, { filter, limit: 1 }));
  await own.write(updateItems("saved_searches", { filter }, { frequency }, { fields: ["id"] }));
  return before?.frequency === "never";
}

export async function removeSearch(own: OwnCms, id: string): Promise<void> {
  await own.write(deleteItems("saved_searches", [id]));
}
