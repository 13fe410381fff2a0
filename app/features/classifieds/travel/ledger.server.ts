import type { TierCms } from "~/cms/cms.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { formatDate, zurichDay } from "~/i18n/format";
import { offerStateOf } from "../../../../contract/classifieds/offers.ts";
import type { FareOffer } from "./ledger-offer";
import { listTravelRows } from "./travel-source.server";

/** Valid today only; null while the CMS is unavailable. */
export async function listLedgerOffers(cms: TierCms): Promise<FareOffer[] | null> {
  const now = new Date();
  const clock = { now, today: zurichDay(now) };
  const rows = await nullWhenUnavailable(listTravelRows(cms));
  return (
    rows
      ?.filter((row) => offerStateOf("sbb-offers", row, clock) === "current")
      .map(({ retrievedAt, validTo, source, sourceUrl, ...offer }) => ({
        ...offer,
        sourced: {
          ...{ source, sourceUrl },
          checked: retrievedAt && formatDate(retrievedAt),
          until: validTo && formatDate(`${validTo.slice(0, 10)}T12:00:00Z`),
        },
      })) ?? null
  );
}
