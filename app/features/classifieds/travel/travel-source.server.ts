import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { formatDate, formatMoney } from "~/i18n/format";
import { classifieds } from "~/features/classifieds/words";
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
  type PriceTier,
  type TravelOffer,
  pricePeriods,
} from "../../../../contract/classifieds/travel.ts";
import { listAll } from "../frame/list-all.server";
import type { FilterField, OfferCard, OfferFigure } from "../frame/offer";
import type { OfferSource, OfferRow } from "../frame/offer-source.server";
import { sbbOffers as words } from "./words";

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

const detailsShape = z.object({ url: z.string().nullish(), conditions: z.string().nullish() });

const kinds: Readonly<Record<string, string>> = words.kinds;
const classes: Readonly<Record<string, string>> = words.classes;
const halfFareNames: Readonly<Record<string, string>> = words.halfFares;
const audienceNames: Readonly<Record<string, string>> = words.audiences;

const day = (date: string) => formatDate(`${date.slice(0, 10)}T12:00:00Z`);

function figureOf(tier: PriceTier, place: number, isOnly: boolean): OfferFigure {
  const price = formatMoney(tier.cents, "CHF");
  const value = tier.isFrom ? t("tiers.from", { price }) : price;
  const { untilDaysBefore: count } = tier;
  const until = count === undefined ? null : t("tiers.until", { count });
  return {
    label: isOnly ? t("tiers.price") : t("tiers.priceNumber", { number: place + 1 }),
    value,
    note: [t(`per.${tier.per}`), until].filter(Boolean).join(", "),
  };
}

function travelCard(
  offer: TravelOffer,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, kind, travelClass, halfFare, audience, priceTiers, region } = offer;
  const { bookableFrom, bookableTo } = offer;
  const booking =
    bookableFrom && bookableTo
      ? t("facts.bookable", { from: day(bookableFrom), to: day(bookableTo) })
      : null;
  return {
    title,
    subtitle: kinds[kind] ?? kind,
    marks: [],
    figures:
      priceTiers.length > 0
        ? priceTiers.map((tier, place) => figureOf(tier, place, priceTiers.length === 1))
        : [{ label: t("tiers.price"), value: null }],
    facts: [
      {
        label: t("facts.travelClass"),
        value: travelClass ? (classes[travelClass] ?? travelClass) : t("facts.anyClass"),
      },
      { label: t("facts.halfFare"), value: halfFareNames[halfFare] ?? t("facts.anyHalfFare") },
      { label: t("facts.audience"), value: audienceNames[audience ?? "any"] ?? null },
      ...(booking ? [{ label: t("facts.booking"), value: booking }] : []),
      ...(region ? [{ label: t("facts.region"), value: region }] : []),
    ],
  };
}

const text = z.nullable(z.string());
const priceTier = z.object({
  cents: z.number().int().min(0),
  per: z.enum(pricePeriods).catch("day"),
  isFrom: z.boolean().optional(),
  untilDaysBefore: z.number().int().optional(),
});

const travelOffer = shape("sbb_offers", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: z.string(),
  travelClass: text,
  halfFare: z.string(),
  audience: text,
  priceTiers: z.array(priceTier).catch([]),
  region: text,
  bookableFrom: text,
  bookableTo: text,
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

type TravelRow = TravelOffer & OfferRow;

export const listTravelRows = (cms: TierCms): Promise<TravelRow[]> => listAll(cms, travelOffer);

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
    const { url, conditions } = detailsShape.parse(details);
    return {
      sections: [{ title: t("opened.conditions"), lines: [conditions ?? t("opened.none")] }],
      links: url ? [{ label: t("opened.link"), url }] : [],
      extra: null,
    };
  },
  isLike: (row, ended) => row.kind === ended.kind,
};
