import { HOUR_SECONDS } from "../../../../contract/shared/time.ts";
import { createCmsShelfPrices } from "../../../cms/cms-shelf-prices.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createSanctions } from "../../relations/moderation/sanctions.service.ts";
import { createPriceNotification } from "./price-notification.ts";
import { shelfPricesV1 } from "./shelf-prices-v1.rest.ts";
import { createReceiptExpiry, createShelfPrices } from "./shelf-prices.service.ts";

const RECEIPTS_PER_HOUR = 30;
const VOTES_PER_HOUR = 120;

export function shelfPricesSlice(
  base: SliceBase,
  { sessions }: { sessions: SessionsService },
): Slice {
  const { now, limit, jobs, notify } = base;
  const { db } = base.database;
  const { jobKind, cmsChanged } = createReceiptExpiry({ db, now });
  const notification = createPriceNotification({ db, jobs, notify });
  const prices = createShelfPrices({
    ...{ db, now, sanctions: createSanctions(db, now), notifyAuthor: notification.notify },
    cmsShelfPrices: createCmsShelfPrices(base.cms),
  });
  return {
    jobKinds: [jobKind, notification.jobKind],
    cmsChanged,
    register(app) {
      app.register(shelfPricesV1, {
        prefix: "/api/shelf-prices/v1",
        ...{ prices, sessions },
        receiptLimit: limit("price-receipts", RECEIPTS_PER_HOUR, HOUR_SECONDS),
        voteLimit: limit("price-votes", VOTES_PER_HOUR, HOUR_SECONDS),
      });
    },
  };
}
