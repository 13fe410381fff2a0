import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { formatMonth, zurichDay } from "~/i18n/format";
import { alpineCalendar } from "../../../../contract/classifieds/alpine.ts";
import { offerStateOf } from "../../../../contract/classifieds/offers.ts";
import { changedPath } from "../frame/offer-paths";
import type { Requester } from "../frame/offer-source.server";
import { listAlpineRows } from "./alpine-source.server";

export type AlpineMonths = {
  months: {
    month: string;
    label: string;
    path: string;
    offers: { title: string; path: string }[];
  }[];
  undatedCount: number;
};

export async function findAlpineMonths({ cms, request }: Requester): Promise<AlpineMonths | null> {
  const rows = await nullWhenUnavailable(listAlpineRows(cms), request);
  if (!rows) return null;
  const now = new Date();
  const clock = { now, today: zurichDay(now) };
  const kind = "alpine-volunteering";
  const open = rows.filter((row) => offerStateOf(kind, row, clock) !== "ended");
  const months = alpineCalendar(open, clock.today.slice(0, 7)).map(({ month, offers }) => ({
    month,
    label: formatMonth(`${month}-15T12:00:00Z`),
    path: changedPath(kind, "", { month }),
    offers: offers.map(({ title, slug }) => ({
      title,
      path: changedPath(kind, "", { month, offer: slug }),
    })),
  }));
  return { months, undatedCount: open.filter(({ dates }) => dates.length === 0).length };
}
