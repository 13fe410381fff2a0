import { z } from "zod";
import { classifieds } from "~/i18n/pt-BR/classifieds/classifieds";
import { sbbOffers as words } from "~/i18n/pt-BR/classifieds/sbb-offers";
import { translator } from "~/i18n/translator";
import {
  audiences,
  byKindAndPrice,
  halfFares,
  matchesTravel,
  travelChoiceOf,
  travelClasses,
  travelKinds,
  type TravelChoice,
} from "../../../../contract/classifieds/travel.ts";
import type { FilterField } from "../frame/offer";
import type { OfferSource } from "../frame/offer-source.server";
import { travelCard } from "./travel-card";
import { listTravelRows, type TravelRow } from "./travel-rows.server";

const t = translator("sbb-offers", words);
function select(
  name: string,
  label: string,
  value: string | null,
  options: { value: string; label: string }[],
): FilterField {
  const any = { value: "", label: classifieds.filter.any };
  return { kind: "select", name, label, value: value ?? "", options: [any, ...options] };
}

const filtersOf = ({ kind, travelClass, halfFare, audience }: TravelChoice): FilterField[] => [
  select(
    "kind",
    t("filters.kind"),
    kind,
    travelKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  ),
  select(
    "class",
    t("filters.travelClass"),
    travelClass,
    travelClasses.map((value) => ({ value, label: t(`classes.${value}`) })),
  ),
  select(
    "halfFare",
    t("filters.halfFare"),
    halfFare,
    halfFares.map((value) => ({ value, label: t(`halfFares.${value}`) })),
  ),
  select(
    "audience",
    t("filters.audience"),
    audience,
    audiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
  ),
];

const told = z.object({ url: z.string().nullish(), conditions: z.string().nullish() });

export const travelSource: OfferSource<TravelRow, TravelChoice> = {
  kind: "sbb-offers",
  listRows: listTravelRows,
  choose: travelChoiceOf,
  search: (rows, choice) =>
    rows.filter((row) => matchesTravel(row, choice)).toSorted(byKindAndPrice),
  filtersOf,
  sortRuleOf: () => t("order"),
  cardOf: travelCard,
  openedOf: async (_row, details) => {
    const { url, conditions } = told.parse(details);
    return {
      sections: [{ title: t("opened.conditions"), lines: [conditions ?? t("opened.none")] }],
      links: url ? [{ label: t("opened.link"), url }] : [],
      extra: null,
    };
  },
  isLike: (row, ended) => row.kind === ended.kind,
};
