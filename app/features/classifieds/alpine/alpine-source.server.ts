import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { formatMonth, zurichDay, formatDate } from "~/i18n/format";
import { classifieds } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import {
  alpineCalendar,
  alpineChoiceOf,
  matchesAlpine,
  type AlpineChoice,
  type AlpineOffer,
  type AlpineRule,
  alpineNationalities,
} from "../../../../contract/classifieds/alpine.ts";
import type { Applicant } from "../../../../contract/classifieds/jobs.ts";
import { listAll } from "../frame/list-all.server";
import type { FilterField, OfferCard } from "../frame/offer";
import { type OfferSource, type OfferRow, findOwnApplicant } from "../frame/offer-source.server";
import { alpineVolunteering as words } from "./words";

const t = translator("alpine-volunteering", words);

const text = z.nullable(z.string());
const count = z.nullable(z.number());
const wordList = z.array(z.string()).catch([]);

const alpineOffer = shape("alpine_offers", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  host: text,
  canton: { name: z.string() },
  zone: text,
  dates: z.array(z.object({ from: z.string(), to: z.string() })).catch([]),
  minDays: count,
  tasks: wordList,
  languages: wordList,
  lodging: text,
  minAge: count,
  maxAge: count,
  nationality: z.nullable(z.enum(alpineNationalities)).catch(null),
  nationalityRule: text,
  costs: text,
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

type AlpineRow = AlpineOffer & OfferRow;

export async function listAlpineRows(cms: TierCms): Promise<AlpineRow[]> {
  const rows = await listAll(cms, alpineOffer);
  return rows.map((row) => ({ ...row, canton: row.canton?.name ?? null }));
}

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

/** A filter only if some offer states its field. */
const answerable = (isStated: boolean, field: FilterField): FilterField[] =>
  isStated ? [field] : [];

const detailsShape = z.object({ contact: z.string().nullish(), url: z.string().nullish() });

const day = (date: string) => formatDate(`${date.slice(0, 10)}T12:00:00Z`);

function agesOf({ minAge: min, maxAge: max }: AlpineOffer): string | null {
  if (min !== null && max !== null) return t("facts.between", { min, max });
  if (min !== null) return t("facts.from", { min });
  return max === null ? null : t("facts.upTo", { max });
}

function alpineCard(
  offer: AlpineOffer,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, host, canton, zone, dates, minDays, tasks, languages, lodging, costs } = offer;
  const listed = (values: readonly string[]) => values.join(", ") || null;
  const spans = dates.map(({ from, to }) => t("facts.span", { from: day(from), to: day(to) }));
  const { nationality } = offer;
  const isKnown = nationality !== null && nationality !== "unknown";
  const rule = offer.nationalityRule ?? (isKnown ? t(`facts.nationalities.${nationality}`) : null);
  return {
    title,
    subtitle: host,
    marks: [],
    figures: [],
    facts: [
      { label: t("facts.nationality"), value: rule },
      { label: t("facts.ages"), value: agesOf(offer) },
      { label: t("facts.minDays"), value: minDays === null ? null : String(minDays) },
      { label: t("facts.dates"), value: listed(spans) },
      { label: t("facts.region"), value: [zone, canton].filter(Boolean).join(", ") || null },
      { label: t("facts.tasks"), value: listed(tasks) },
      { label: t("facts.languages"), value: listed(languages) },
      { label: t("facts.lodging"), value: lodging },
      { label: t("facts.costs"), value: costs },
    ],
  };
}

type Place = AlpineRule & { slug: string; title: string };

export type AlpineOpened = {
  rule: AlpineRule;
  nationality: Applicant["nationality"];
  others: readonly Place[];
  contact: string | null;
  url: string | null;
};

export const alpineSource: OfferSource<AlpineRow, AlpineChoice, AlpineOpened> = {
  kind: "alpine-volunteering",
  listRows: listAlpineRows,
  choose: alpineChoiceOf,
  search: (rows, choice) =>
    rows
      .filter((row) => matchesAlpine(row, choice))
      .toSorted((one, other) => (one.host ?? "").localeCompare(other.host ?? "", "pt-BR")),
  filtersOf: ({ days, month, hasLodging }, rows) => [
    ...(rows.some(({ dates }) => dates.length > 0) ? [monthField(month, rows)] : []),
    ...answerable(
      rows.some(({ minDays }) => minDays !== null),
      {
        ...{ kind: "number", name: "days", label: t("filters.days") },
        value: days ? String(days) : "",
      },
    ),
    ...answerable(
      rows.some(({ lodging }) => lodging !== null),
      {
        ...{ kind: "check", name: "lodging", label: t("filters.lodging"), isChecked: hasLodging },
      },
    ),
  ],
  sortRuleOf: () => t("order"),
  cardOf: alpineCard,
  openedOf: async (row, details, { rows, requester }) => {
    const { contact, url } = detailsShape.parse(details);
    const { nationality } = await findOwnApplicant(requester.service);
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
