import type { JsonResult } from "~/http/json-client.server";
import { openedOffer, type OpenedOffer } from "../../contract/api/classifieds-v1.ts";
import type { OfferKind } from "../../contract/classifieds/offers.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

export function createClassifiedsApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    openOffer(kind: OfferKind, item: string): Promise<JsonResult<OpenedOffer>> {
      const path = `api/classifieds/v1/${kind}/${item}/openings`;
      return ask(openedOffer, path, { method: "POST", bearer, body: {} });
    },
  };
}
