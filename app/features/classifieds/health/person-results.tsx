import { formatMoney, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { ageClassOf } from "../../../../contract/switzerland/health-insurance.ts";
import { DeductibleCurve } from "./deductible-curve";
import type { FoundHealth, FoundPerson, FoundTariff, TypedPerson } from "./health-answer";
import { FORM_ID } from "./health-form";
import { LeaveForm, leaveFormId } from "./leave-form";
import { ownTariffOf, type Leaving } from "./leaving";
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

type Moving = {
  typed: TypedPerson | undefined;
  /** Null if no list item opens the letter. */
  leftInsurer: number | null;
};

type NameCellProps = Moving & { row: FoundTariff; at: number; place: number };

function NameCell({ row, at, place, typed, leftInsurer }: NameCellProps) {
  const { insurer, tariff, model } = row;
  const own = ownTariffOf(row, typed);
  return (
    <>
      <span className={styles.name}>{insurer.name}</span>
      <span className={styles.detail}>
        {tariff} · {t(`models.${model}`)}
      </span>
      {own && <span className={styles.detail}>{t(`own.${own}`)}</span>}
      <Button
        type="submit"
        variant="text"
        size="sm"
        form={FORM_ID}
        name="curve"
        value={`${at}:${place}`}
        aria-label={t("results.curveOf", { insurer: insurer.name, tariff })}
      >
        {t("results.curve")}
      </Button>
      {leftInsurer !== null && leftInsurer !== insurer.number && (
        <Button
          type="submit"
          variant="text"
          size="sm"
          form={leaveFormId(at)}
          name="newInsurer"
          value={insurer.name}
          aria-label={t("leave.chooseOf", { insurer: insurer.name, tariff })}
        >
          {t("leave.choose")}
        </Button>
      )}
    </>
  );
}

function premiumColumns(
  at: number,
  { tariffs, current, paidCents }: FoundPerson,
  treatmentChf: number,
  moving: Moving,
): Column<FoundTariff>[] {
  return [
    {
      title: t("results.insurer"),
      cell: (row) => <NameCell {...moving} {...{ row, at }} place={tariffs.indexOf(row)} />,
    },
    { title: t("results.premium"), cell: premiumCell, isNumber: true },
    {
      title: t("results.total", { treatment: formatWholeChf(treatmentChf) }),
      cell: (row) => amount(row.totalCents),
      isNumber: true,
    },
    { title: t("results.worst"), cell: (row) => amount(row.worstCents), isNumber: true },
    ...(current || paidCents !== null
      ? [
          {
            title: t(paidCents === null ? "results.difference" : "results.differencePaid"),
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
  leaving: Leaving;
  typed: TypedPerson | undefined;
  thisYear: number;
  /** False for premiums of a year that the member no longer decides about. */
  canMove: boolean;
};

export function PersonResults({ at, person, found, ...more }: PersonResultsProps) {
  const { leaving, typed, thisYear, canMove } = more;
  const leftInsurer = canMove && leaving.kind === "own" ? leaving.insurer.number : null;
  const hasOfficialLine =
    leaving.kind !== "unknown" && (person.paidCents === null || found.source.year !== thisYear);
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
      <NextClassLine birthYear={Number(typed?.birthYear)} year={source.year} />
      <PaidLine paidCents={person.paidCents} />
      {hasOfficialLine && <CurrentLine person={person} year={source.year} thisYear={thisYear} />}
      {leaving.kind === "own" && <LeaveForm at={at} leaving={leaving} />}
      {leaving.kind === "withParent" && <p className={text.small}>{t("leave.withParent")}</p>}
      {tariffs.length === 0 ? (
        <StateMessage kind="no-match" title={t("results.count", { count: 0 })}>
          {t("results.noMatch")}
        </StateMessage>
      ) : (
        <>
          <p className={`${text.small} ${text.muted}`}>{t("results.order")}</p>
          <DataTable
            caption={t("results.caption", { number })}
            columns={premiumColumns(at, person, treatmentChf, { typed, leftInsurer })}
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

function PaidLine({ paidCents }: Pick<FoundPerson, "paidCents">) {
  if (paidCents === null) return null;
  return (
    <p className={`${text.small} ${text.muted}`}>
      {t("results.paid", { premium: formatMoney(paidCents, "CHF") })}
    </p>
  );
}

type CurrentLineProps = { person: FoundPerson; year: number; thisYear: number };

function CurrentLine({ person: { current }, year, thisYear }: CurrentLineProps) {
  return (
    <p className={`${text.small} ${text.muted}`}>
      {current
        ? t(year === thisYear ? "results.current" : "results.currentOfYear", {
            ...{ year, insurer: current.insurer.name, tariff: current.tariff },
            premium: formatMoney(current.premiumCents, "CHF"),
          })
        : t("results.noCurrent")}
    </p>
  );
}
