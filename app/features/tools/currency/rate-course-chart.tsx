import { formatDate, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable } from "~/ui/data/data-table";
import { LineChart } from "~/ui/data/line-chart";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { RateSeries } from "../../../../contract/api/exchange-rates-v1.ts";
import { RATE_PERIODS_DAYS, type Currency } from "../../../../contract/calculators/exchange.ts";
import { courseFileQuery, coursePath, courseRows, type RateCourseAnswer } from "./rate-course";
import { currency as words } from "./words";
import styles from "./rate-course-chart.module.css";

const t = translator("currency", words);
const DECIMALS = 4;
const dayText = (day: string) => formatDate(`${day}T12:00:00Z`);
const rateText = (rate: number) => formatNumber(rate, DECIMALS);

type RateCourseChartProps = {
  course: RateCourseAnswer;
  chosen: { from: Currency; to: Currency };
};

export function RateCourseChart({ course, chosen }: RateCourseChartProps) {
  const { from, to, days, series } = course;
  const isOther = chosen.from !== chosen.to && (chosen.from !== from || chosen.to !== to);
  return (
    <section aria-labelledby="rate-course" className={styles.section}>
      <h3 id="rate-course">{t("course.heading", { from, to })}</h3>
      <p className={`${styles.choices} ${layout.cluster} ${layout.wide}`}>
        {RATE_PERIODS_DAYS.map((each) => (
          <SmartLink
            key={each}
            to={coursePath({ from, to, days: each })}
            aria-current={each === days ? "true" : undefined}
            className={`${text.link} ${text.tap}`}
          >
            {t("course.period", { days: each })}
          </SmartLink>
        ))}
        {isOther && (
          <SmartLink to={coursePath({ ...chosen, days })} className={`${text.link} ${text.tap}`}>
            {t("course.other", chosen)}
          </SmartLink>
        )}
      </p>
      {series === null && <p>{t("course.away")}</p>}
      {series?.length === 0 && <p>{t("course.none", { days })}</p>}
      {series && series.length > 0 && <Course course={course} series={series} />}
    </section>
  );
}

function Course({ course, series }: { course: RateCourseAnswer; series: readonly RateSeries[] }) {
  const { from, to } = course;
  const drawn = series.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  const title = t("course.title", {
    ...{ from, to },
    first: dayText(drawn[0] ?? ""),
    last: dayText(drawn.at(-1) ?? ""),
  });
  return (
    <>
      <ChartFrame
        title={title}
        summary={series.map((each) => summaryOf(each, to)).join(" ")}
        tableLabel={t("course.table")}
        table={
          <DataTable
            caption={title}
            rows={courseRows(series).toReversed()}
            keyOf={({ day }) => day}
            columns={[
              { title: t("rates.day"), cell: ({ day }) => dayText(day) },
              ...series.map(({ source }, place) => ({
                title: source,
                cell: ({ rates }: { rates: (number | null)[] }) => {
                  const rate = rates[place] ?? null;
                  return rate === null ? "s/d" : rateText(rate);
                },
                isNumber: true,
              })),
            ]}
          />
        }
        source={
          <>
            {t("course.sources")}:{" "}
            {series.map(({ source, sourceUrl, points }, place) => (
              <span key={source}>
                {place > 0 && " · "}
                <SmartLink to={sourceUrl}>{source}</SmartLink>, {dayText(points.at(-1)?.day ?? "")}
              </span>
            ))}
          </>
        }
      >
        <LineChart
          lines={series.map(({ source, points }) => ({
            label: source,
            points: points.map(({ day, rate }) => ({ at: Date.parse(day), value: rate })),
          }))}
          valueText={rateText}
          placeText={(at) => formatDate(at)}
        />
      </ChartFrame>
      {series.map((each) => (
        <p key={each.source}>{summaryOf(each, to)}</p>
      ))}
      <p>{t("course.axis")}</p>
      <a
        href={`/pt-BR/app/tools/currency/rates.csv${courseFileQuery(course)}`}
        download
        className={`${styles.file} ${text.link} ${text.tap}`}
      >
        {t("course.csv")}
      </a>
    </>
  );
}

function summaryOf({ source, points }: RateSeries, to: Currency): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const rates = points.map(({ rate }) => rate);
  return t("course.summary", {
    source,
    to,
    first: rateText(first.rate),
    firstDay: dayText(first.day),
    last: rateText(last.rate),
    lastDay: dayText(last.day),
    lowest: rateText(Math.min(...rates)),
    highest: rateText(Math.max(...rates)),
  });
}
