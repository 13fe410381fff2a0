import type { TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import { applicantOf, type Applicant } from "../../../../contract/classifieds/jobs.ts";
import type { OfferKind, OfferDates } from "../../../../contract/classifieds/offers.ts";
import type { BoundToMember } from "~/guards/guards.server";
import type { FilterField, OfferCard, OfferLink, OfferSection } from "./offer";

export type OfferRow = OfferDates & {
  id: string;
  slug: string;
  source: string | null;
  sourceUrl: string | null;
};

export type Details = Readonly<Record<string, unknown>>;
export type Requester = Pick<BoundToMember, "cms" | "own" | "service" | "member"> & {
  request: Request;
};

export type OfferSource<Row extends OfferRow, Choice, Extra = null> = {
  kind: OfferKind;
  listRows: (cms: TierCms) => Promise<Row[]>;
  choose: (params: URLSearchParams, requester: Requester) => Choice | Promise<Choice>;
  search: (rows: readonly Row[], choice: Choice) => Row[];
  filtersOf: (choice: Choice, rows: readonly Row[]) => FilterField[];
  sortRuleOf: (choice: Choice) => string;
  cardOf: (row: Row, choice: Choice) => Omit<OfferCard, "id" | "slug" | "source" | "state">;
  openedOf: (
    row: Row,
    details: Details,
    among: { rows: readonly Row[]; choice: Choice; requester: Requester },
  ) => Promise<{ sections: OfferSection[]; links: OfferLink[]; extra: Extra }>;
  isLike: (row: Row, ended: Row) => boolean;
};

/** Uses the signup answers; empty while the service is unavailable. */
export async function findOwnApplicant({
  signup,
}: Pick<ServiceClients, "signup">): Promise<Applicant> {
  const answer = await signup.readMember(null);
  return applicantOf(answer.isError ? {} : answer.data.answers);
}
