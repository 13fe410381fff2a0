import { formatDate, formatMoney } from "~/i18n/format";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import type { Job } from "../../../../contract/classifieds/jobs.ts";
import type { OfferCard } from "../frame/offer";

const t = translator("jobs", words);
const UNKNOWN = t("facts.unknown");
const contracts: Readonly<Record<string, string>> = words.contracts;
const remotes: Readonly<Record<string, string>> = words.remotes;
const languages: Readonly<Record<string, string>> = words.languages;
const cantons: Readonly<Record<string, string>> = cantonNames;

const money = (cents: number) => formatMoney(cents, "CHF");

function workloadOf({ workloadMin: min, workloadMax: max }: Job): string {
  if (max === null) return min === null ? UNKNOWN : t("facts.percentOnly", { max: min });
  return min === null || min === max
    ? t("facts.percentOnly", { max })
    : t("facts.percent", { min, max });
}

function salaryOf({ salaryMinCents: low, salaryMaxCents: high, salaryPeriod }: Job): string {
  if (low === null && high === null) return UNKNOWN;
  const amount =
    low !== null && high !== null
      ? t("facts.range", { low: money(low), high: money(high) })
      : low !== null
        ? t("facts.from", { low: money(low) })
        : t("facts.upTo", { high: money(high ?? 0) });
  return `${amount} ${t(`facts.per.${salaryPeriod}`)}`;
}

const languagesOf = (job: Job): string =>
  job.languages.map(({ code, level }) => `${languages[code] ?? code} ${level}`).join(", ") ||
  UNKNOWN;

export function jobCard(
  job: Job,
): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, company, city, canton, contractType, remote, permitPolicy, sector } = job;
  const place = [city, canton && (cantons[canton] ?? canton)].filter(Boolean).join(", ");
  return {
    title,
    subtitle: [company, place].filter(Boolean).join(" · ") || null,
    marks: permitPolicy ? [t(`policies.${permitPolicy}`)] : [],
    figures: [],
    facts: [
      { label: t("facts.workload"), value: workloadOf(job) },
      { label: t("facts.contract"), value: contracts[contractType] ?? contractType },
      { label: t("facts.remote"), value: remotes[remote] ?? remote },
      { label: t("facts.languages"), value: languagesOf(job) },
      { label: t("facts.sector"), value: sector ?? UNKNOWN },
      { label: t("facts.salary"), value: salaryOf(job) },
      { label: t("facts.posted"), value: job.postedAt ? formatDate(job.postedAt) : UNKNOWN },
    ],
  };
}
