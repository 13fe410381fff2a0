import { formatList, formatMoney, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { BarChart } from "~/ui/data/bar-chart";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { rankChains } from "../../../../contract/classifieds/supermarket.ts";
import type { Cart } from "./cart.server";
import { supermarketCosts as words } from "./words";
import styles from "../frame/classifieds.module.css";

const t = translator("supermarket-costs", words);

type Survey = Cart["surveys"][number];
type Total = ReturnType<typeof rankChains>[number];

const hasTotals = ({ value }: Survey) => rankChains(value.totalsCents).length > 0;
const money = (cents: number) => formatMoney(cents, "CHF");
const extraOf = ({ isCheapest, extraPercent }: Total) =>
  isCheapest
    ? t("surveys.cheapest")
    : t("surveys.extra", { percent: formatNumber(extraPercent, 0) });

const columns: Column<Total>[] = [
  { title: t("surveys.chain"), cell: ({ chain }) => chain },
  { title: t("surveys.total"), isNumber: true, cell: ({ cents }) => money(cents) },
  { title: t("surveys.difference"), isNumber: true, cell: extraOf },
];

/** What magazines paid for the same basket at each chain, the newest first. */
export function Baskets({ surveys }: Pick<Cart, "surveys">) {
  const years = surveys.map(({ year }) => year);
  const span = [...new Set([Math.min(...years), Math.max(...years)])].join(t("surveys.until"));
  return (
    <section className={styles.section} aria-labelledby="cestas">
      <h2 id="cestas" className={text.large}>
        {t("surveys.title")}
      </h2>
      {surveys.length === 0 ? (
        <p>{t("surveys.none")}</p>
      ) : (
        <Alert kind="warning" title={t("surveys.age", { span })}>
          {t("surveys.lead")}
        </Alert>
      )}
      <ul className={`${layout.stack} ${layout.pairs}`}>
        {surveys.filter(hasTotals).map((survey) => (
          <li key={survey.id}>
            <Basket survey={survey} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Basket({ survey: { value, source, sourceUrl } }: { survey: Survey }) {
  const { name, period, items, totalsCents, note } = value;
  const totals = rankChains(totalsCents);
  const unstated = Object.keys(totalsCents).filter((chain) => totalsCents[chain] === null);
  const [cheapest, dearest] = [totals[0], totals.at(-1)];
  if (!cheapest || !dearest) return null;
  const caption = t("surveys.caption", { name, period });
  const summary = t("surveys.summary", {
    cheapest: cheapest.chain,
    low: money(cheapest.cents),
    dearest: dearest.chain,
    percent: formatNumber(dearest.extraPercent, 0),
  });
  const notes = [
    unstated.length > 0 && t("surveys.unstated", { chains: formatList(unstated) }),
    note,
  ].filter((line) => typeof line === "string");
  const from = t("surveys.source", { source: source ?? t("surveys.noSource") });
  return (
    <ChartFrame
      title={caption}
      lead={<p className={`${text.small} ${text.muted}`}>{t("surveys.items", { count: items })}</p>}
      summary={summary}
      tableLabel={t(notes.length > 0 ? "surveys.tableAndNotes" : "surveys.table")}
      table={
        <div className={layout.stack}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={totals}
            keyOf={({ chain }) => chain}
          />
          {notes.map((line) => (
            <p key={line} className={`${text.small} ${text.muted}`}>
              {line}
            </p>
          ))}
        </div>
      }
      source={
        sourceUrl ? (
          <SmartLink to={sourceUrl} className={text.link}>
            {from}
          </SmartLink>
        ) : (
          from
        )
      }
    >
      <BarChart
        bars={totals.map((total) => ({
          label: total.chain,
          value: total.cents,
          ...(total.isCheapest
            ? { text: money(total.cents), mark: extraOf(total) }
            : { text: `${money(total.cents)} (${extraOf(total)})` }),
        }))}
      />
    </ChartFrame>
  );
}
