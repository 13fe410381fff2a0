import { formatFullDate, zurichDay } from "~/i18n/format";
import { homePlan } from "~/i18n/pt-BR/home-plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { HomeDate } from "./home-plan.schema";

const t = translator("home-plan", homePlan);
const DAY_MS = 86_400_000;
/** How long before a day of the calendar it is worth a word. */
const AHEAD_DAYS = 120;

type Deadline = { name: "registration" | "insurance" | "license"; days?: number; months?: number };

/** Counted from the arrival; every newcomer has them, with whichever passport. */
const AFTER_ARRIVAL: readonly Deadline[] = [
  { name: "registration", days: 14 },
  { name: "insurance", months: 3 },
  { name: "license", months: 12 },
];

/** The same days of each year, for who lives in Switzerland. */
const EACH_YEAR = [
  { name: "premium", month: 11, day: 30 },
  { name: "taxes", month: 3, day: 31 },
] as const;

type DateName = Deadline["name"] | (typeof EACH_YEAR)[number]["name"];

/** The portal's own text about each date, and whose word it is. */
const GUIDES: Record<DateName, { slug: string; sourceUrl: string }> = {
  registration: {
    slug: "primeiros-14-dias-o-registro-na-comuna-passo-a-passo",
    sourceUrl: "https://www.sem.admin.ch/",
  },
  insurance: {
    slug: "recem-chegado-tres-meses-para-contratar-o-seguro-de-saude",
    sourceUrl: "https://www.ch.ch/",
  },
  license: {
    slug: "carteira-brasileira-doze-meses-para-trocar-e-uma-prova-de-direcao",
    sourceUrl: "https://www.astra.admin.ch/",
  },
  premium: {
    slug: "premios-2027-como-comparar-antes-de-30-de-novembro",
    sourceUrl: "https://www.priminfo.admin.ch/",
  },
  taxes: {
    slug: "declaracao-a-pedido-quem-ganha-com-o-prazo-de-31-de-marco",
    sourceUrl: "https://www.estv.admin.ch/",
  },
};

export const GUIDE_SLUGS = Object.values(GUIDES).map(({ slug }) => slug);

export type DatesInput = {
  answers: MemberAnswers;
  /** YYYY-MM, from the profile; wins over the answers. */
  inSwitzerlandSince: string;
  now: Date;
  /** Published texts of `GUIDE_SLUGS`. */
  guides: readonly { slug: string; title: string }[];
};

/** Who crosses the border each day, or whom the authorities register themselves, has other dates. */
const OTHER_DATES = new Set(["G", "F", "N", "S"]);

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** A month later by so many; the last day of the month where it is shorter. */
function addMonths(from: Date, months: number): Date {
  const [year, month, day] = [
    from.getUTCFullYear(),
    from.getUTCMonth() + months,
    from.getUTCDate(),
  ];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)));
}

function later(from: Date, { days = 0, months = 0 }: Deadline): Date {
  return new Date(addMonths(from, months).getTime() + days * DAY_MS);
}

/** What is still ahead, the nearest first: from the arrival, and the days that come each year. */
export function nextDates(input: DatesInput): HomeDate[] {
  const { answers, now } = input;
  const today = utc(zurichDay(now));
  const since = input.inSwitzerlandSince || (answers.time === "there" ? answers.since : undefined);
  const isElsewhere = answers.job === "working" && OTHER_DATES.has(answers.permit ?? "");
  if (since === undefined || since === "") {
    const isPlanning = answers.time !== undefined && answers.time !== "there" && !isElsewhere;
    return isPlanning ? AFTER_ARRIVAL.map((each) => dateAfterArrival(each.name, input)) : [];
  }
  const arrived = isElsewhere ? [] : AFTER_ARRIVAL.map((each) => ({ ...each, since }));
  const all = [
    ...arrived.map((each) => fromArrival(each, today, input)),
    ...(answers.permit === "G" ? [] : EACH_YEAR.map((each) => fromCalendar(each, today, input))),
  ];
  return all
    .filter((each) => each !== null)
    .sort((one, other) => one.last.getTime() - other.last.getTime())
    .map(({ date }) => date);
}

type Placed = { last: Date; date: HomeDate } | null;

/** Only the month of the arrival is known, so the end lies between those of its first and last day. */
function fromArrival(
  deadline: Deadline & { since: string },
  today: Date,
  input: DatesInput,
): Placed {
  const begin = utc(`${deadline.since}-01`);
  const end = new Date(addMonths(begin, 1).getTime() - DAY_MS);
  const [first, last] = [later(begin, deadline), later(end, deadline)];
  if (last < today) return null;
  const when = t("dates.between", { first: formatFullDate(first), last: formatFullDate(last) });
  return { last, date: { ...common(deadline.name, input), when, left: null } };
}

function fromCalendar(
  { name, month, day }: (typeof EACH_YEAR)[number],
  today: Date,
  input: DatesInput,
): Placed {
  const year = today.getUTCFullYear();
  const [thisYear, nextYear] = [year, year + 1].map(
    (each) => new Date(Date.UTC(each, month - 1, day)),
  );
  const last = thisYear && thisYear >= today ? thisYear : nextYear;
  const left = last ? Math.round((last.getTime() - today.getTime()) / DAY_MS) : AHEAD_DAYS;
  if (!last || left >= AHEAD_DAYS) return null;
  const when = t("dates.within", { day: formatFullDate(last) });
  return { last, date: { ...common(name, input), when, left: t("dates.left", { count: left }) } };
}

function dateAfterArrival(name: Deadline["name"], input: DatesInput): HomeDate {
  return { ...common(name, input), when: t(`dates.${name}.after`), left: null };
}

function common(name: DateName, { guides }: DatesInput) {
  const { slug, sourceUrl } = GUIDES[name];
  const guide = guides.find((each) => each.slug === slug);
  return {
    title: t(`dates.${name}.title`),
    source: { name: t("dates.source", { name: t(`dates.${name}.source`) }), url: sourceUrl },
    guide: guide ? { to: to(`/app/news/${slug}`), title: guide.title } : null,
  };
}
