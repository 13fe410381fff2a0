import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { formatMoney, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { classifieds } from "~/features/classifieds/words";
import {
  mobileChoiceOf,
  mobileSorts,
  mobileTypes,
  searchMobile,
  type MobileChoice,
  mobileCost,
  type CostLine,
  type MobileCost,
  type MobilePlan,
  requiredPermits,
} from "../../../../contract/classifieds/mobile-plans.ts";
import { listAll } from "../frame/list-all.server";
import type { FilterField, OfferCard, OfferFact, OfferFigure } from "../frame/offer";
import type { OfferSource, OfferRow } from "../frame/offer-source.server";
import { mobilePlans as words } from "./words";

const t = translator("mobile-plans", words);

const networkNames: Readonly<Record<string, string>> = words.networks;
const zoneNames: Readonly<Record<string, string>> = words.zones;

const moneyOf = (cents: number | null): string | null =>
  cents === null ? null : formatMoney(cents, "CHF");
const moneyOr = (cents: number | null): string => moneyOf(cents) ?? classifieds.unstatedOne;

const zoneName = (zone: string): string => zoneNames[zone] ?? zone;
const networkName = (network: string): string => networkNames[network] ?? network;

function mobileCard(
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
      ? [{ label: t("figures.monthly"), value: moneyOf(monthlyCents) }]
      : [
          { label: t("figures.now"), value: moneyOf(promoCents), note: length },
          { label: t("figures.after"), value: moneyOf(monthlyCents) },
        ];
  const { firstYearCents, firstYearAtLeastCents, unknown } = cost;
  const left = unknown.flatMap((name) =>
    name === "activation" || name === "brazil" ? [t(`figures.unstated.${name}`)] : [],
  );
  const notes = [
    firstYearAtLeastCents !== null && t("figures.range", { cents: moneyOr(firstYearAtLeastCents) }),
    ...(firstYearCents === null ? [] : left),
  ].filter((note) => typeof note === "string");
  return [
    ...monthly,
    {
      label: t("figures.firstYear"),
      value: moneyOf(firstYearCents),
      ...(notes.length > 0 && { note: notes.join(". ") }),
    },
  ];
}

const yesNo = (value: boolean | null): string | null =>
  value === null ? null : t(value ? "facts.yes" : "facts.no");

function dataOf({ dataGb, dataUnlimited }: MobilePlan): string | null {
  if (dataUnlimited) return t("facts.unlimited");
  return dataGb === null ? null : t("facts.gb", { gb: formatNumber(dataGb, 1) });
}

function roamingOf({ roaming }: MobilePlan): string | null {
  if (roaming === null) return null;
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
      value: minTermMonths === null ? null : t("facts.months", { count: minTermMonths }),
    },
    {
      label: t("facts.notice"),
      value: noticeDays === null ? null : t("facts.days", { count: noticeDays }),
    },
  ];
  if (type === "internet") return [{ label: t("facts.speed"), value: speed }, ...contract];
  return [
    { label: t("facts.network"), value: network && networkName(network) },
    { label: t("facts.data"), value: dataOf(plan) },
    { label: t("facts.roaming"), value: roamingOf(plan) },
    { label: t("facts.fiveG"), value: yesNo(plan.has5g) },
    { label: t("facts.eSim"), value: yesNo(plan.eSim) },
    {
      label: t("facts.document"),
      value: requiresPermit === "unknown" ? null : t(`facts.documents.${requiresPermit}`),
    },
    ...contract,
  ];
}

function costLines(plan: MobilePlan, { brazilMinutes }: { brazilMinutes: number }): string[] {
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

const roamingZone = z.object({
  zone: z.string(),
  gb: z.number().optional(),
  isUnlimited: z.boolean().optional(),
});
const text = z.nullable(z.string());
const count = z.nullable(z.number());

const mobilePlan = shape("mobile_plans", {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  provider: text,
  network: text,
  type: z.enum(mobileTypes).catch("postpaid"),
  monthlyCents: count,
  promoCents: count,
  promoMonths: count,
  activationCents: count,
  callsToBrazilCtPerMin: count,
  dataGb: z.nullable(z.coerce.number()),
  dataUnlimited: z.boolean(),
  speed: text,
  minutes: count,
  roaming: z.nullable(z.array(roamingZone)).catch(null),
  eSim: z.nullable(z.boolean()),
  has5g: z.nullable(z.boolean()),
  minTermMonths: count,
  noticeDays: count,
  requiresPermit: z.enum(requiredPermits).catch("unknown"),
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

type MobileRow = MobilePlan & OfferRow;

const listMobileRows = (cms: TierCms): Promise<MobileRow[]> => listAll(cms, mobilePlan);

/** Without the filters that no plan of the chosen type can answer. */
function filtersOf(choice: MobileChoice, all: readonly MobileRow[]): FilterField[] {
  const rows = all.filter(({ type }) => type === choice.type);
  const some = (isStated: (row: MobileRow) => boolean, field: FilterField): FilterField[] =>
    rows.some(isStated) ? [field] : [];
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
    ...some(({ dataGb, dataUnlimited }) => dataUnlimited || dataGb !== null, {
      ...{ kind: "number", name: "gb", label: t("filters.gb"), value: number(choice.gb) },
    }),
    ...some(({ callsToBrazilCtPerMin }) => callsToBrazilCtPerMin !== null, {
      ...{ kind: "number", name: "brazil", label: t("filters.brazil") },
      value: number(choice.brazilMinutes),
    }),
    ...some(({ network }) => network !== null, {
      ...{ kind: "select", name: "network", label: t("filters.network") },
      value: choice.network ?? "",
      options: [any, ...networks.map((value) => ({ value, label: networkName(value) }))],
    }),
    ...some(({ roaming }) => roaming !== null && roaming.length > 0, {
      ...{ kind: "select", name: "roaming", label: t("filters.roaming") },
      value: choice.roaming ?? "",
      options: [any, ...zones.map((value) => ({ value, label: zoneName(value) }))],
    }),
    {
      ...{ kind: "select", name: "sort", label: t("filters.sort"), value: choice.sort },
      options: mobileSorts.map((value) => ({ value, label: t(`filters.sorts.${value}`) })),
    },
    ...some(({ requiresPermit }) => requiresPermit !== "unknown", {
      ...{ kind: "check", name: "newcomer", label: t("filters.newcomer") },
      isChecked: choice.isForNewcomers,
    }),
    ...some(({ eSim }) => eSim !== null, {
      ...{ kind: "check", name: "esim", label: t("filters.eSim"), isChecked: choice.hasESim },
    }),
  ];
}

const detailsShape = z.object({ url: z.string().nullish(), sms: z.number().nullish() });

export const mobileSource: OfferSource<MobileRow, MobileChoice> = {
  kind: "mobile-plans",
  listRows: listMobileRows,
  choose: mobileChoiceOf,
  search: (rows, choice) => searchMobile(rows, choice).map(({ plan }) => plan),
  filtersOf,
  sortRuleOf: ({ sort }) => t(`order.${sort}`),
  cardOf: mobileCard,
  openedOf: async (row, details, { choice }) => {
    const { url, sms } = detailsShape.parse(details);
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
