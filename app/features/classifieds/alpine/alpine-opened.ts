import type { AlpineRule } from "../../../../contract/classifieds/alpine.ts";
import type { Applicant } from "../../../../contract/classifieds/jobs.ts";

type Place = AlpineRule & { slug: string; title: string };

export type AlpineOpened = {
  rule: AlpineRule;
  nationality: Applicant["nationality"];
  others: readonly Place[];
  contact: string | null;
  url: string | null;
};
