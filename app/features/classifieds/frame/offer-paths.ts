import { to } from "~/i18n/paths";
import {
  COMPARED_OFFERS,
  offerKinds,
  type OfferKind,
} from "../../../../contract/classifieds/offers.ts";

export const listPathOf = (kind: OfferKind): string => to(offerKinds[kind].path);

/** `null` removes a parameter. */
export function changedPath(
  kind: OfferKind,
  query: string,
  changes: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") params.delete(name);
    else params.set(name, value);
  }
  return params.size > 0 ? `${listPathOf(kind)}?${params}` : listPathOf(kind);
}

/** A fourth slug replaces the oldest. */
export function toggledComparison(compared: readonly string[], slug: string): string {
  const without = compared.filter((each) => each !== slug);
  const next = without.length < compared.length ? without : [...compared, slug];
  return next.slice(-COMPARED_OFFERS).join(",");
}
