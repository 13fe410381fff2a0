import type { AlpineRule } from "../../../../contract/classifieds/alpine-eligibility.ts";
import type { Applicant } from "../../../../contract/classifieds/may-apply.ts";

type Place = AlpineRule & { slug: string; title: string };

/** What an opened offer knows besides: its rule, those of the others, and how to reach who organizes. */
export type AlpineOpened = {
  rule: AlpineRule;
  nationality: Applicant["nationality"];
  others: readonly Place[];
  contact: string | null;
  url: string | null;
};
