import type { ServiceClients } from "~/service/clients.server";
import { applicantOf, type Applicant } from "../../../../contract/classifieds/may-apply.ts";

/** Who the member is, as far as the signup's answers tell; nothing while the service is away. */
export async function findOwnApplicant({
  signup,
}: Pick<ServiceClients, "signup">): Promise<Applicant> {
  const answer = await signup.readMember(null);
  return applicantOf(answer.isError ? {} : answer.data.answers);
}
