import { answerAttachment } from "~/features/support/tickets/support.server";
import { memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(({ params, request, service }) =>
  answerAttachment(service.support, request, {
    number: params["number"] ?? "",
    fileId: params["fileId"] ?? "",
  }),
);
