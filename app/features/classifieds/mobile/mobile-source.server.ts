import { z } from "zod";
import { mobilePlans as words } from "~/i18n/pt-BR/classifieds/mobile-plans";
import { translator } from "~/i18n/translator";
import { classifieds } from "~/i18n/pt-BR/classifieds/classifieds";
import {
  mobileChoiceOf,
  mobileSorts,
  mobileTypes,
  searchMobile,
  type MobileChoice,
} from "../../../../contract/classifieds/mobile-plans.ts";
import type { FilterField } from "../frame/offer";
import type { OfferSource } from "../frame/offer-source.server";
import { costLines, mobileCard, networkName, zoneName } from "./mobile-card";
import { listMobileRows, type MobileRow } from "./mobile-rows.server";

const t = translator("mobile-plans", words);
function filtersOf(choice: MobileChoice, rows: readonly MobileRow[]): FilterField[] {
  const any = { value: "", label: classifieds.filter.any };
  const networks = [...new Set(rows.flatMap(({ network }) => network ?? []))].toSorted();
  const zones = [
    ...new Set(rows.flatMap(({ roaming }) => (roaming ?? []).map(({ zone }) => zone))),
  ];
  const number = (value: number | null) => (value ? String(value) : "");
  return [
    {
      ...{ kind: "select", name: "type", label: t("filters.type"), value: choice.type },
      options: mobileTypes.map((value) => ({ value, label: t(`filters.types.${value}`) })),
    },
    { kind: "number", name: "gb", label: t("filters.gb"), value: number(choice.gb) },
    {
      kind: "number",
      name: "brazil",
      label: t("filters.brazil"),
      value: number(choice.brazilMinutes),
    },
    {
      ...{ kind: "select", name: "network", label: t("filters.network") },
      value: choice.network ?? "",
      options: [any, ...networks.map((value) => ({ value, label: networkName(value) }))],
    },
    {
      ...{ kind: "select", name: "roaming", label: t("filters.roaming") },
      value: choice.roaming ?? "",
      options: [any, ...zones.map((value) => ({ value, label: zoneName(value) }))],
    },
    {
      ...{ kind: "select", name: "sort", label: t("filters.sort"), value: choice.sort },
      options: mobileSorts.map((value) => ({ value, label: t(`filters.sorts.${value}`) })),
    },
    {
      kind: "check",
      name: "newcomer",
      label: t("filters.newcomer"),
      isChecked: choice.isForNewcomers,
    },
    { kind: "check", name: "esim", label: t("filters.eSim"), isChecked: choice.hasESim },
  ];
}

const told = z.object({ url: z.string().nullish(), sms: z.number().nullish() });

export const mobileSource: OfferSource<MobileRow, MobileChoice> = {
  kind: "mobile-plans",
  listRows: listMobileRows,
  choose: mobileChoiceOf,
  search: (rows, choice) => searchMobile(rows, choice).map(({ plan }) => plan),
  filtersOf,
  sortRuleOf: ({ sort }) => t(`order.${sort}`),
  cardOf: mobileCard,
  openedOf: async (row, details, { choice }) => {
    const { url, sms } = told.parse(details);
    const costs = costLines(row, choice);
    return {
      sections: [
        { title: t("costs.title"), lines: costs },
        ...(typeof sms === "number" ? [{ title: t("facts.sms"), lines: [String(sms)] }] : []),
      ],
      links: url ? [{ label: t("links.provider"), url }] : [],
      extra: null,
    };
  },
  isLike: (row, ended) => row.type === ended.type && row.network === ended.network,
};
