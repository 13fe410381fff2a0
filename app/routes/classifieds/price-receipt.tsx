import { memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { answerCachedImage } from "~/http/cached-image.server";
import { isUuid } from "../../../contract/shared/uuid.ts";

/** The service decides who may see the receipt. */
export const loader = memberLoader(async ({ params, request, service }) => {
  const id = params["id"] ?? "";
  if (!isUuid(id)) throw notFound(request);
  return answerCachedImage(request, await service.shelfPrices.readReceipt(id));
});
