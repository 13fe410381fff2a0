import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import text from "~/ui/text/text.module.css";
import type { YearStatus } from "../../../../contract/calculators/official-years.ts";
import { changesOf, type PersonChange } from "./change-of-insurer";
import { hasNoInsurer, type FoundHealth, type HealthFormValues } from "./health-answer";
import { ownTariffOf, type OwnTariff } from "./leaving";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

export const RESULTS_ID = "resultado";

type Row = PersonChange & { name: string; isUninsured: boolean; own: OwnTariff | null };

const amount = (cents: number | null, isUninsured = false) =>
  cents === null
    ? t(isUninsured ? "change.uninsured" : "change.unknown")
    : formatMoney(cents, "CHF");

const isSaving = ({ savingCents }: Row) => savingCents !== null && savingCents > 0;

const savingText = (row: Row) =>
  row.savingCents === null || isSaving(row)
    ? amount(row.savingCents, row.isUninsured)
    : t("change.none");

function paidCell(shown: string, { isPaidTyped }: Row) {
  return (
    <>
      <span className={styles.name}>{shown}</span>
      {isPaidTyped && <span className={styles.detail}>{t("change.paid")}</span>}
    </>
  );
}

function moveCell({ moveCents, best, own }: Row) {
  return (
    <>
      <span className={styles.name}>{amount(moveCents)}</span>
      {best && (
        <span className={styles.detail}>
          {best.insurer.name} · {t(`models.${best.model}`)}
        </span>
      )}
      {own && <span className={styles.detail}>{t(`own.${own}`)}</span>}
    </>
  );
}

function columnsOf(isComing: boolean, year: number, thisYear: number): Column<Row>[] {
  const money = (title: string, cell: Column<Row>["cell"]) => ({ title, cell, isNumber: true });
  return [
    { title: t("change.who"), cell: ({ name }) => name },
    money(t("change.now", { year: thisYear }), (row) =>
      paidCell(amount(row.nowCents, row.isUninsured), row),
    ),
    ...(isComing
      ? [
          money(t("change.stay", { year }), (row) => amount(row.stayCents, row.isUninsured)),
          money(t("change.move", { year }), moveCell),
          money(t("change.saving", { year }), (row) =>
            isSaving(row) ? paidCell(savingText(row), row) : savingText(row),
          ),
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
  const uninsured = typed.people.map(hasNoInsurer);
  if (uninsured.every(Boolean)) return <NewcomerSummary />;
  const hasInsurer = typed.people.some(({ insurer }, at) => insurer !== "" && !uninsured[at]);
  const isPaidTyped = people.some((change) => change.isPaidTyped);
  const rows: Row[] = people.map((change, at) => ({
    ...change,
    isUninsured: uninsured[at] ?? false,
    own: change.best && ownTariffOf(change.best, typed.people[at]),
    name: t("change.person", {
      number: at + 1,
      age: t(`ages.${found.people[at]?.ageClass ?? "adult"}`),
    }),
  }));
  const sum = { best: null, own: null, isPaidTyped, isUninsured: false };
  if (all) rows.push({ ...all, ...sum, name: t("change.all") });
  return (
    <section id={RESULTS_ID} className={styles.section} aria-labelledby="o-que-muda">
      <h2 id="o-que-muda" className={text.large}>
        {t("change.heading")}
      </h2>
      {hasInsurer || isPaidTyped ? (
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

/** For people who have no insurer to compare with. */
function NewcomerSummary() {
  return (
    <section id={RESULTS_ID} className={styles.section} aria-labelledby="quem-chega">
      <h2 id="quem-chega" className={text.large}>
        {t("change.newcomer")}
      </h2>
      <p>{t("deadlines.newcomer")}</p>
    </section>
  );
}
