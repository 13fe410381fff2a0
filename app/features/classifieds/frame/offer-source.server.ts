import type { TierCms } from "~/cms/cms.server";
import type { OfferKind, OfferDates } from "../../../../contract/classifieds/offers.ts";
import type { BoundToMember } from "~/guards/bound.server";
import type { FilterField, OfferCard, OfferLink, OfferSection } from "./offer";

export type OfferRow = OfferDates & {
  id: string;
  slug: string;
  source: string | null;
  sourceUrl: string | null;
};

export type Details = Readonly<Record<string, unknown>>;
export type Asker = Pick<BoundToMember, "cms" | "own" | "service" | "member"> & {
  request: Request;
};

export type OfferSource<Row extends OfferRow, Choice, Extra = null> = {
  kind: OfferKind;
  /** All published rows. @throws {CmsError} */
  listRows: (cms: TierCms) => Promise<Row[]>;
  choose: (params: URLSearchParams, asker: Asker) => Choice | Promise<Choice>;
  /** Matching rows, sorted. */
  search: (rows: readonly Row[], choice: Choice) => Row[];
  filtersOf: (choice: Choice, rows: readonly Row[]) => FilterField[];
  sortRuleOf: (choice: Choice) => string;
  cardOf: (row: Row, choice: Choice) => Omit<OfferCard, "id" | "slug" | "source" | "state">;
  /** Details of an opened offer beyond its card. */
  openedOf: (
    row: Row,
    details: Details,
    among: { rows: readonly Row[]; choice: Choice; asker: Asker },
  ) => Promise<{ sections: OfferSection[]; links: OfferLink[]; extra: Extra }>;
  /** True if a row is similar enough to suggest in place of an ended one. */
  isLike: (row: Row, ended: Row) => boolean;
};
