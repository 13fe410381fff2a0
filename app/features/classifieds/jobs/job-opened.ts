import type { SalaryEstimate } from "../../../../contract/calculators/salary-estimate.ts";
import type { JobWarning } from "../../../../contract/classifieds/job-warnings.ts";
import type { Applicant, PermitPolicy } from "../../../../contract/classifieds/may-apply.ts";

export const applicationStates = ["saved", "applied", "interview", "offer", "rejected"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export type Application = { state: ApplicationState; note: string };

export type JobOpened = {
  job: string;
  policy: PermitPolicy | null;
  applicant: Applicant;
  warnings: readonly JobWarning[];
  estimate: SalaryEstimate | null;
  salary: { yearCents: number; canton: string | null } | null;
  application: Application | null;
  mayFollow: boolean;
};
