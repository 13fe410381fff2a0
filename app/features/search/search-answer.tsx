import {
  formatChfMillions,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPopulation,
  formatWholeChf,
} from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import textStyles from "~/ui/text/text.module.css";
import type { SearchAnswer, MarkedText } from "../../../contract/api/search-v1.ts";
import { search } from "./words";
import styles from "./search-answer.module.css";

const t = translator("search", search);

const topics: Readonly<Record<string, string>> = search.answer.topics;

const CENTS = 100;

function moneyOf(value: number, currency: string): string {
  if (currency === "CHF" || currency === "BRL") {
    return formatMoney(Math.round(value * CENTS), currency);
  }
  return `${currency} ${formatNumber(value, 2)}`;
}

export function answeredValue({ value, unit }: SearchAnswer): string | null {
  if (value === null) return null;
  switch (unit) {
    case "CHF/month":
      return t("answer.perMonth", { value: formatWholeChf(value) });
    case "cents/month":
      return t("answer.perMonth", { value: formatMoney(value, "CHF") });
    case "thousand":
      return formatPopulation(value);
    case "CHF million":
      return formatChfMillions(value);
    case "km2":
      return `${formatNumber(value)} km²`;
    case "percent":
      return formatPercent(value, 2);
    case "index":
    case null:
      return formatNumber(value, 2);
    default:
      return moneyOf(value, unit);
  }
}

const periodOf = (period: string) =>
  /^\d{4}-\d\d-\d\d$/.test(period) ? formatDate(`${period}T12:00:00Z`) : period;

function headingOf({ topic, canton, title, amount }: SearchAnswer): string {
  if (amount) {
    return t("answer.rate", { value: moneyOf(amount.value, amount.currency) });
  }
  const name = topics[topic];
  return name && canton ? t("answer.of", { name, canton: canton.name }) : title;
}

export const answerInShort = (answer: SearchAnswer): string =>
  [headingOf(answer), answeredValue(answer)].filter(Boolean).join(", ");

export function SearchAnswerBox({ answer }: { answer: SearchAnswer }) {
  const value = answeredValue(answer);
  const { source, sourceUrl, period, text, path, canton } = answer;
  // "BFS: …" is the office and the name of its table, in German.
  const shown = /^([^:]{2,30}): /.exec(source)?.[1] ?? source;
  const isCantonPage = path?.startsWith("/app/cantons/");
  return (
    <section aria-label={t("answer.label")} className={styles.box}>
      <h2 className={styles.heading}>{headingOf(answer)}</h2>
      {value && <p className={styles.value}>{value}</p>}
      {text && <p className={styles.text}>{text}</p>}
      <p data-source className={styles.source}>
        {t("answer.source")}{" "}
        {sourceUrl ? (
          <a href={sourceUrl} rel="noreferrer" target="_blank" className={textStyles.link}>
            {shown}
          </a>
        ) : (
          shown
        )}
        {period && `, ${periodOf(period)}`}
      </p>
      {path && (
        <PageLink
          to={to(path as `/${string}`)}
          className={`${textStyles.link} ${textStyles.tap} ${styles.more}`}
        >
          {canton && isCantonPage
            ? t("answer.more", { canton: canton.name })
            : t(answer.topic === "term" ? "answer.term" : "answer.parameter")}
        </PageLink>
      )}
    </section>
  );
}

export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    piece.isHit ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
