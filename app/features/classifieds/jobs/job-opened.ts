import type { SalaryEstimate } from "../../../../contract/calculators/salary-estimate.ts";
import type { JobWarning } from "../../../../contract/classifieds/job-warnings.ts";
import type { Applicant, PermitPolicy } from "../../../../contract/classifieds/may-apply.ts";

export const applicationStates = ["saved", "applied", "interview", "offer", "rejected"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** How far the member got with a job. */
export type Application = { state: ApplicationState; note: string };

/** What an opened job knows besides its text. */
export type JobOpened = {
  job: string;
  policy: PermitPolicy | null;
  applicant: Applicant;
  warnings: readonly JobWarning[];
  estimate: SalaryEstimate | null;
  /** Null where the posting names no salary. */
  salary: { yearCents: number; canton: string | null } | null;
  /** Null where the member follows none yet. */
  application: Application | null;
  mayFollow: boolean;
};
