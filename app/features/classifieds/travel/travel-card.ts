import { formatDate, formatMoney } from "~/i18n/format";
import { sbbOffers as words } from "~/i18n/pt-BR/classifieds/sbb-offers";
import { translator } from "~/i18n/translator";
import type { PriceTier, TravelOffer } from "../../../../contract/classifieds/travel.ts";
import type { OfferCard, OfferFigure } from "../frame/offer";

const t = translator("sbb-offers", words);
const kinds: Readonly<Record<string, string>> = words.kinds;
const classes: Readonly<Record<string, string>> = words.classes;
const halfFares: Readonly<Record<string, string>> = words.halfFares;
const audiences: Readonly<Record<string, string>> = words.audiences;

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

export function travelCard(
  offer: TravelOffer,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, kind, travelClass, halfFare, audience, priceTiers, region } = offer;
  const { bookableFrom, bookableTo } = offer;
  const unknown = t("facts.unknown");
  const booking =
    bookableFrom && bookableTo
      ? t("facts.bookable", { from: day(bookableFrom), to: day(bookableTo) })
      : unknown;
  return {
    title,
    subtitle: kinds[kind] ?? kind,
    marks: [],
    figures:
      priceTiers.length > 0
        ? priceTiers.map((tier, place) => figureOf(tier, place, priceTiers.length === 1))
        : [{ label: t("tiers.price"), value: unknown }],
    facts: [
      {
        label: t("facts.travelClass"),
        value: travelClass ? (classes[travelClass] ?? travelClass) : t("facts.anyClass"),
      },
      { label: t("facts.halfFare"), value: halfFares[halfFare] ?? t("facts.anyHalfFare") },
      { label: t("facts.audience"), value: audiences[audience ?? "any"] ?? unknown },
      { label: t("facts.booking"), value: booking },
      ...(region ? [{ label: t("facts.region"), value: region }] : []),
    ],
  };
}
