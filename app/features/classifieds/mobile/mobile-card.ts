import { formatMoney, formatNumber } from "~/i18n/format";
import { mobilePlans as words } from "~/i18n/pt-BR/classifieds/mobile-plans";
import { translator } from "~/i18n/translator";
import {
  mobileCost,
  type CostLine,
  type MobileCost,
  type MobileChoice,
  type MobilePlan,
} from "../../../../contract/classifieds/mobile-plans.ts";
import type { OfferCard, OfferFact, OfferFigure } from "../frame/offer";

const t = translator("mobile-plans", words);
const UNKNOWN = "s/d";
const networks: Readonly<Record<string, string>> = words.networks;
const zones: Readonly<Record<string, string>> = words.zones;

export const moneyOr = (cents: number | null): string =>
  cents === null ? UNKNOWN : formatMoney(cents, "CHF");

export const zoneName = (zone: string): string => zones[zone] ?? zone;
export const networkName = (network: string): string => networks[network] ?? network;

export function mobileCard(
  plan: MobilePlan,
  { brazilMinutes }: Pick<MobileChoice, "brazilMinutes">,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { name, provider, promoCents } = plan;
  return {
    title: name,
    subtitle: [provider, t(`filters.types.${plan.type}`)].filter(Boolean).join(" · "),
    marks: promoCents === null ? [] : [t("marks.promotion")],
    figures: figuresOf(plan, mobileCost(plan, { brazilMinutes })),
    facts: factsOf(plan),
  };
}

function figuresOf(plan: MobilePlan, cost: MobileCost): OfferFigure[] {
  const { promoCents, promoMonths, monthlyCents } = plan;
  const length =
    promoMonths === null
      ? t("figures.promoUnknown")
      : t("figures.promoMonths", { count: promoMonths });
  const monthly: OfferFigure[] =
    promoCents === null
      ? [{ label: t("figures.monthly"), value: moneyOr(monthlyCents) }]
      : [
          { label: t("figures.now"), value: moneyOr(promoCents), note: length },
          { label: t("figures.after"), value: moneyOr(monthlyCents) },
        ];
  const { firstYearCents, firstYearAtLeastCents, unknown } = cost;
  const left = unknown.flatMap((name) =>
    name === "activation" || name === "brazil" ? [t(`costs.${name}`)] : [],
  );
  const notes = [
    firstYearAtLeastCents !== null && t("figures.range", { cents: moneyOr(firstYearAtLeastCents) }),
    firstYearCents !== null && left.length > 0 && t("figures.without", { what: left.join(", ") }),
  ].filter((note) => typeof note === "string");
  return [
    ...monthly,
    {
      label: t("figures.firstYear"),
      value: moneyOr(firstYearCents),
      ...(notes.length > 0 && { note: notes.join("; ") }),
    },
  ];
}

const yesNo = (value: boolean | null): string =>
  value === null ? UNKNOWN : t(value ? "facts.yes" : "facts.no");

function dataOf({ dataGb, dataUnlimited }: MobilePlan): string {
  if (dataUnlimited) return t("facts.unlimited");
  return dataGb === null ? UNKNOWN : t("facts.gb", { gb: formatNumber(dataGb, 1) });
}

function roamingOf({ roaming }: MobilePlan): string {
  if (roaming === null) return UNKNOWN;
  if (roaming.length === 0) return t("facts.noRoaming");
  const [first] = roaming;
  const amount = first?.isUnlimited
    ? t("facts.unlimited")
    : first?.gb === undefined
      ? null
      : t("facts.gb", { gb: formatNumber(first.gb, 1) });
  return [amount, roaming.map(({ zone }) => zoneName(zone)).join(", ")].filter(Boolean).join(": ");
}

function factsOf(plan: MobilePlan): OfferFact[] {
  const { network, minTermMonths, noticeDays, requiresPermit, speed, type } = plan;
  const contract = [
    {
      label: t("facts.term"),
      value: minTermMonths === null ? UNKNOWN : t("facts.months", { count: minTermMonths }),
    },
    {
      label: t("facts.notice"),
      value: noticeDays === null ? UNKNOWN : t("facts.days", { count: noticeDays }),
    },
  ];
  if (type === "internet")
    return [{ label: t("facts.speed"), value: speed ?? UNKNOWN }, ...contract];
  return [
    { label: t("facts.network"), value: network ? networkName(network) : UNKNOWN },
    { label: t("facts.data"), value: dataOf(plan) },
    { label: t("facts.roaming"), value: roamingOf(plan) },
    { label: t("facts.fiveG"), value: yesNo(plan.has5g) },
    { label: t("facts.eSim"), value: yesNo(plan.eSim) },
    { label: t("facts.document"), value: t(`facts.documents.${requiresPermit}`) },
    ...contract,
  ];
}

export function costLines(
  plan: MobilePlan,
  { brazilMinutes }: { brazilMinutes: number },
): string[] {
  const cost = mobileCost(plan, { brazilMinutes });
  return [
    ...cost.lines.map((line) => costLine(plan, line, brazilMinutes)),
    t("costs.sum", { cents: moneyOr(cost.firstYearCents) }),
    t("costs.later", { cents: moneyOr(cost.laterYearCents) }),
    t("costs.method"),
  ];
}

function costLine(plan: MobilePlan, { name, months, cents }: CostLine, minutes: number): string {
  if (name === "activation")
    return t("costs.once", { name: t("costs.activationLine"), cents: moneyOr(cents) });
  const perMonth = {
    promotion: plan.promoCents,
    regular: plan.monthlyCents,
    brazil: plan.callsToBrazilCtPerMin === null ? null : plan.callsToBrazilCtPerMin * minutes,
  }[name];
  const label = name === "brazil" ? t("costs.brazilLine") : t(`costs.${name}`);
  const factors = `${months} × ${moneyOr(perMonth)}`;
  return t("costs.line", { name: label, months: factors, cents: moneyOr(cents) });
}
