import type { TierCms } from "~/cms/cms.server";
import type { OfferKind } from "../../../../contract/classifieds/offer-kinds.ts";
import type { OfferDates } from "../../../../contract/classifieds/offer-state.ts";
import type { BoundToMember } from "~/guards/bound.server";
import type { FilterField, OfferCard, OfferLink, OfferSection } from "./offer";

/** A row of any kind: where it is from, and until when it holds. */
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

/** One kind of classifieds: what is read, asked and shown; the frame does the rest. */
export type OfferSource<Row extends OfferRow, Choice, Extra = null> = {
  kind: OfferKind;
  /** Everything published. @throws {CmsError} */
  listRows: (cms: TierCms) => Promise<Row[]>;
  choose: (params: URLSearchParams, asker: Asker) => Choice | Promise<Choice>;
  /** What fits, in its order. */
  search: (rows: readonly Row[], choice: Choice) => Row[];
  filtersOf: (choice: Choice, rows: readonly Row[]) => FilterField[];
  /** In which order the list stands, as a sentence. */
  sortRuleOf: (choice: Choice) => string;
  cardOf: (row: Row, choice: Choice) => Omit<OfferCard, "id" | "slug" | "source" | "state">;
  /** What an opened offer tells besides its card. */
  openedOf: (
    row: Row,
    details: Details,
    among: { rows: readonly Row[]; choice: Choice; asker: Asker },
  ) => Promise<{ sections: OfferSection[]; links: OfferLink[]; extra: Extra }>;
  /** Whether an offer is much like another one, to be told of where that one is over. */
  isLike: (row: Row, ended: Row) => boolean;
};
