import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import text from "~/ui/text/text.module.css";
import type { YearStatus } from "../../../../contract/calculators/official-years.ts";
import { changesOf, type Change, type PersonChange } from "./change-of-insurer";
import type { FoundHealth, HealthFormValues } from "./health-answer";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

export const RESULTS_ID = "resultado";

type Row = Change & { name: string; best: PersonChange["best"] };

const amount = (cents: number | null) =>
  cents === null ? t("change.unknown") : formatMoney(cents, "CHF");

const savingText = (cents: number | null) =>
  cents !== null && cents <= 0 ? t("change.none") : amount(cents);

function moveCell({ moveCents, best }: Row) {
  return (
    <>
      <span className={styles.name}>{amount(moveCents)}</span>
      {best && (
        <span className={styles.detail}>
          {best.insurer.name} · {t(`models.${best.model}`)}
        </span>
      )}
    </>
  );
}

function columnsOf(isComing: boolean, year: number, thisYear: number): Column<Row>[] {
  const money = (title: string, cell: Column<Row>["cell"]) => ({ title, cell, isNumber: true });
  return [
    { title: t("change.who"), cell: ({ name }) => name },
    money(t("change.now", { year: thisYear }), ({ nowCents }) => amount(nowCents)),
    ...(isComing
      ? [
          money(t("change.stay", { year }), ({ stayCents }) => amount(stayCents)),
          money(t("change.move", { year }), moveCell),
          money(t("change.saving", { year }), ({ savingCents }) => savingText(savingCents)),
        ]
      : []),
  ];
}

/** Why the list is not of next year. */
const COMING_WORDS = { held: "change.choose", missing: "change.missing" } as const;

type ChangeSummaryProps = {
  found: FoundHealth;
  typed: HealthFormValues;
  thisYear: number;
  coming: YearStatus["coming"];
};

/** What each person pays now and would pay, before the lists. */
export function ChangeSummary({ found, typed, thisYear, coming }: ChangeSummaryProps) {
  const { year } = found.source;
  const { isComing, people, all } = changesOf(found, thisYear);
  const why = coming?.state === "held" || coming?.state === "missing" ? coming : null;
  const hasInsurer = typed.people.some(({ insurer }) => insurer !== "");
  const rows: Row[] = people.map((change, at) => ({
    ...change,
    name: t("change.person", {
      number: at + 1,
      age: t(`ages.${found.people[at]?.ageClass ?? "adult"}`),
    }),
  }));
  if (all) rows.push({ ...all, name: t("change.all"), best: null });
  return (
    <section id={RESULTS_ID} className={styles.section} aria-labelledby="o-que-muda">
      <h2 id="o-que-muda" className={text.large}>
        {t("change.heading")}
      </h2>
      {hasInsurer ? (
        <DataTable
          caption={t("change.caption")}
          columns={columnsOf(isComing, year, thisYear)}
          rows={rows}
          keyOf={({ name }) => name}
        />
      ) : (
        <p>{t("change.noInsurer")}</p>
      )}
      {!isComing && why && <p>{t(COMING_WORDS[why.state], { year: why.year })}</p>}
    </section>
  );
}
