import { formatDate } from "~/i18n/format";
import { alpineVolunteering as words } from "~/i18n/pt-BR/classifieds/alpine-volunteering";
import { translator } from "~/i18n/translator";
import type { AlpineOffer } from "../../../../contract/classifieds/alpine.ts";
import type { OfferCard } from "../frame/offer";

const t = translator("alpine-volunteering", words);

const day = (date: string) => formatDate(`${date.slice(0, 10)}T12:00:00Z`);

function agesOf({ minAge: min, maxAge: max }: AlpineOffer): string {
  if (min !== null && max !== null) return t("facts.between", { min, max });
  if (min !== null) return t("facts.from", { min });
  return max === null ? t("facts.unknown") : t("facts.upTo", { max });
}

export function alpineCard(
  offer: AlpineOffer,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, host, canton, zone, dates, minDays, tasks, languages, lodging, costs } = offer;
  const unknown = t("facts.unknown");
  const listed = (values: readonly string[]) => values.join(", ") || unknown;
  const spans = dates.map(({ from, to }) => t("facts.span", { from: day(from), to: day(to) }));
  const rule = offer.nationalityRule ?? t(`facts.nationalities.${offer.nationality ?? "unknown"}`);
  return {
    title,
    subtitle: host,
    marks: [],
    figures: [],
    facts: [
      { label: t("facts.nationality"), value: rule },
      { label: t("facts.ages"), value: agesOf(offer) },
      { label: t("facts.minDays"), value: minDays === null ? unknown : String(minDays) },
      { label: t("facts.dates"), value: listed(spans) },
      { label: t("facts.region"), value: [zone, canton].filter(Boolean).join(", ") || unknown },
      { label: t("facts.tasks"), value: listed(tasks) },
      { label: t("facts.languages"), value: listed(languages) },
      { label: t("facts.lodging"), value: lodging ?? unknown },
      { label: t("facts.costs"), value: costs ?? unknown },
    ],
  };
}
