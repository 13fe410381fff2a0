import { z } from "zod";
import { formatMonth, zurichDay } from "~/i18n/format";
import { classifieds } from "~/i18n/pt-BR/classifieds/classifieds";
import { alpineVolunteering as words } from "~/i18n/pt-BR/classifieds/alpine-volunteering";
import { translator } from "~/i18n/translator";
import {
  alpineCalendar,
  alpineChoiceOf,
  matchesAlpine,
  type AlpineChoice,
} from "../../../../contract/classifieds/alpine.ts";
import type { FilterField } from "../frame/offer";
import type { OfferSource } from "../frame/offer-source.server";
import { findOwnApplicant } from "../frame/own-applicant.server";
import { alpineCard } from "./alpine-card";
import type { AlpineOpened } from "./alpine-opened";
import { listAlpineRows, type AlpineRow } from "./alpine-rows.server";

const t = translator("alpine-volunteering", words);

function monthField(chosen: string | null, rows: readonly AlpineRow[]): FilterField {
  const there = alpineCalendar(rows, zurichDay(new Date()).slice(0, 7)).map(({ month }) => month);
  const months = chosen && !there.includes(chosen) ? [chosen, ...there] : there;
  const any = { value: "", label: classifieds.filter.any };
  const labelOf = (month: string) => formatMonth(`${month}-15T12:00:00Z`);
  return {
    ...{ kind: "select", name: "month", label: t("filters.month"), value: chosen ?? "" },
    options: [any, ...months.map((value) => ({ value, label: labelOf(value) }))],
  };
}

const told = z.object({ contact: z.string().nullish(), url: z.string().nullish() });

export const alpineSource: OfferSource<AlpineRow, AlpineChoice, AlpineOpened> = {
  kind: "alpine-volunteering",
  listRows: listAlpineRows,
  choose: alpineChoiceOf,
  search: (rows, choice) =>
    rows
      .filter((row) => matchesAlpine(row, choice))
      .toSorted((one, other) => (one.host ?? "").localeCompare(other.host ?? "", "pt-BR")),
  filtersOf: ({ days, month, hasLodging }, rows) => [
    monthField(month, rows),
    { kind: "number", name: "days", label: t("filters.days"), value: days ? String(days) : "" },
    { kind: "check", name: "lodging", label: t("filters.lodging"), isChecked: hasLodging },
  ],
  sortRuleOf: () => t("order"),
  cardOf: alpineCard,
  openedOf: async (row, details, { rows, asker }) => {
    const { contact, url } = told.parse(details);
    const { nationality } = await findOwnApplicant(asker.service);
    const extra: AlpineOpened = {
      rule: row,
      nationality,
      others: rows.filter(({ id }) => id !== row.id),
      contact: contact ?? null,
      url: url ?? null,
    };
    return { sections: [], links: [], extra };
  },
  isLike: (row, ended) => row.nationality === ended.nationality || row.canton === ended.canton,
};
