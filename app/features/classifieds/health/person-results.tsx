import { formatMoney, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { ageClassOf } from "../../../../contract/switzerland/health-insurance.ts";
import { DeductibleCurve } from "./deductible-curve";
import type { FoundHealth, FoundPerson, FoundTariff } from "./health-answer";
import { FORM_ID } from "./health-form";
import { PremiumsSource } from "./source-lines";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

const MONTHS = 12;
const UNKNOWN = "s/d";
const amount = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(cents, "CHF"));

function difference(cents: number | null): string {
  if (cents === null) return UNKNOWN;
  if (cents === 0) return t("results.same");
  return cents > 0 ? `+${formatMoney(cents, "CHF")}` : formatMoney(cents, "CHF");
}

/** A table of six columns is too wide for most screens. */
function premiumCell({ premiumCents }: FoundTariff) {
  return (
    <>
      <span className={styles.name}>{amount(premiumCents)}</span>
      <span className={styles.detail}>
        {t("results.yearAmount", { amount: amount(premiumCents * MONTHS) })}
      </span>
    </>
  );
}

function nameCell({ insurer, tariff, model }: FoundTariff, value: string) {
  return (
    <>
      <span className={styles.name}>{insurer.name}</span>
      <span className={styles.detail}>
        {tariff} · {t(`models.${model}`)}
      </span>
      <Button
        type="submit"
        variant="text"
        size="sm"
        form={FORM_ID}
        name="curve"
        value={value}
        aria-label={t("results.curveOf", { insurer: insurer.name, tariff })}
      >
        {t("results.curve")}
      </Button>
    </>
  );
}

function premiumColumns(
  at: number,
  { tariffs, current }: FoundPerson,
  treatmentChf: number,
): Column<FoundTariff>[] {
  return [
    { title: t("results.insurer"), cell: (row) => nameCell(row, `${at}:${tariffs.indexOf(row)}`) },
    { title: t("results.premium"), cell: premiumCell, isNumber: true },
    {
      title: t("results.total", { treatment: formatWholeChf(treatmentChf) }),
      cell: (row) => amount(row.totalCents),
      isNumber: true,
    },
    { title: t("results.worst"), cell: (row) => amount(row.worstCents), isNumber: true },
    ...(current
      ? [
          {
            title: t("results.difference"),
            cell: (row: FoundTariff) => difference(row.differenceCents),
            isNumber: true,
          },
        ]
      : []),
  ];
}

type PersonResultsProps = {
  at: number;
  person: FoundPerson;
  found: FoundHealth;
  isCompared: boolean;
  birthYear: number;
};

export function PersonResults({ at, person, found, isCompared, birthYear }: PersonResultsProps) {
  const number = at + 1;
  const { tariffs, total, curve, coinsuranceMaxChf } = person;
  const { rules, treatmentChf, source } = found;
  const heading = `pessoa-${number}`;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={text.large}>
        {t("results.heading", {
          ...{ number, year: source.year, age: t(`ages.${person.ageClass}`) },
          deductible: formatWholeChf(person.deductibleChf),
        })}
      </h2>
      <p role="status" className={`${text.small} ${text.muted}`}>
        {t("results.count", { count: total })}
        {tariffs.length < total && ` · ${t("results.more", { shown: tariffs.length })}`}
      </p>
      <NextClassLine birthYear={birthYear} year={source.year} />
      <CurrentLine person={person} isCompared={isCompared} />
      {tariffs.length === 0 ? (
        <StateMessage kind="no-match" title={t("results.count", { count: 0 })}>
          {t("results.noMatch")}
        </StateMessage>
      ) : (
        <>
          <p className={`${text.small} ${text.muted}`}>{t("results.order")}</p>
          <DataTable
            caption={t("results.caption", { number })}
            columns={premiumColumns(at, person, treatmentChf)}
            rows={tariffs}
            keyOf={(row) => `${row.insurer.number} ${row.model} ${row.tariff}`}
          />
          {tariffs.length < total && !found.isCut && (
            <div className={layout.cluster}>
              <Button type="submit" variant="outline" size="sm" form={FORM_ID} name="all" value="1">
                {t("results.all", { total })}
              </Button>
            </div>
          )}
          <PremiumsSource source={source} />
        </>
      )}
      {curve && rules && coinsuranceMaxChf !== null && (
        <DeductibleCurve {...{ curve, rules, coinsuranceMaxChf, treatmentChf }} />
      )}
    </section>
  );
}

function NextClassLine({ birthYear, year }: { birthYear: number; year: number }) {
  const next = ageClassOf(birthYear, year + 1);
  if (next === ageClassOf(birthYear, year)) return null;
  return (
    <p>
      <strong>{t("results.nextClass", { year: year + 1, age: t(`ages.${next}`) })}</strong>
    </p>
  );
}

function CurrentLine({ person, isCompared }: { person: FoundPerson; isCompared: boolean }) {
  const { current } = person;
  if (!isCompared) return null;
  return (
    <p className={`${text.small} ${text.muted}`}>
      {current
        ? t("results.current", {
            ...{ insurer: current.insurer.name, tariff: current.tariff },
            premium: formatMoney(current.premiumCents, "CHF"),
          })
        : t("results.noCurrent")}
    </p>
  );
}
