import { answerAttachment } from "~/features/support/attachment.server";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";

/** A file of one of the member's own tickets. */
export const loader = memberLoader(({ params, request, session }) =>
  answerAttachment(runtime.support, session, request, {
    number: params["number"] ?? "",
    fileId: params["fileId"] ?? "",
  }),
);
