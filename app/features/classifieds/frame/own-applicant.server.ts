import type { ServiceClients } from "~/service/clients.server";
import { applicantOf, type Applicant } from "../../../../contract/classifieds/jobs.ts";

/** Uses the signup answers; empty while the service is unavailable. */
export async function findOwnApplicant({
  signup,
}: Pick<ServiceClients, "signup">): Promise<Applicant> {
  const answer = await signup.readMember(null);
  return applicantOf(answer.isError ? {} : answer.data.answers);
}
