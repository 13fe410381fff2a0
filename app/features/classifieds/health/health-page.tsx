import { useEffect, type ReactNode } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { MembershipButton } from "~/content/locked/membership-button";
import { formatDate, formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { useTabMemory } from "~/session/use-tab-memory";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import { Unavailable } from "~/ui/feedback/unavailable";
import { FilterPanel } from "~/ui/form/filter-panel";
import text from "~/ui/text/text.module.css";
import {
  FREE_SEARCHES_A_DAY,
  firstBirthYearOf,
} from "../../../../contract/switzerland/health-insurance.ts";
import { officialSets, type YearStatus } from "../../../../contract/calculators/official-years.ts";
import {
  CHANGE_INSURER_STEP,
  decisionYearOf,
  type InsurerMonth,
} from "../../../../contract/switzerland/insurer-month.ts";
import { planStepPath } from "../../../../contract/switzerland/plan.ts";
import { ClassifiedsNav } from "../frame/classifieds-nav";
import { ChangeSummary, RESULTS_ID } from "./change-summary";
import { ComingPremiums } from "./coming-premiums";
import {
  hasNoInsurer,
  type FoundHealth,
  type HealthAnswer,
  type HealthFormValues,
} from "./health-answer";
import { HealthForm, type HealthOffer } from "./health-form";
import { leavingOf } from "./leaving";
import type { HealthStart } from "./load-health.server";
import { PersonResults } from "./person-results";
import { PremiumsSource } from "./source-lines";
import { readTyped } from "./typed-health";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

type HealthPageProps = {
  offered: HealthOffer | null;
  thisYear: number;
  month: InsurerMonth;
  /** From the member's situation. */
  start: HealthStart;
  answer: HealthAnswer | null;
  /** Shows how the search fits into a change of insurer; left out for people without one. */
  journey?: ReactNode;
};

const DEFAULT_TREATMENT_CHF = "2000";
const firstFormOf = (year: number, start: HealthStart): HealthFormValues => ({
  ...{ year: String(year), postcode: "", place: "", treatment: DEFAULT_TREATMENT_CHF },
  ...{ models: [], insurer: "", isWhole: false, ...start },
});

export function PremiumYearAlert({ yearStatus }: { yearStatus: YearStatus }) {
  const { current, coming, newestAvailable } = yearStatus;
  const missingYear = [current, coming].find(
    (each) => each?.state === "missing" || each?.state === "overdue",
  );
  if (newestAvailable === null) return null;
  if (!missingYear) {
    if (!coming || coming.state === "overdue") return null;
    const state = coming.state === "held" ? "held" : "expected";
    return (
      <p className={`${text.small} ${text.muted}`}>
        {t(`years.${state}`, { year: coming.year, shown: current.year })}
      </p>
    );
  }
  const { year } = missingYear;
  return (
    <Alert kind="error" title={t("years.missingTitle", { shown: newestAvailable, year })}>
      <Button to={officialSets.premiums.url} size="sm">
        {t("years.compare")}
      </Button>
      <details>
        <summary>{t("years.why", { year })}</summary>
        <p>
          {missingYear.state === "missing"
            ? t("years.missing", {
                ...{ year, shown: newestAvailable, source: missingYear.publication.source },
                date: formatDate(`${missingYear.publication.on}T12:00:00Z`),
              })
            : t("years.overdue", { year })}
        </p>
        <p>
          {t("years.classes", {
            year,
            young: firstBirthYearOf("young", year),
            adult: firstBirthYearOf("adult", year),
          })}
        </p>
      </details>
    </Alert>
  );
}

export function HealthPage(props: HealthPageProps) {
  const { offered, thisYear, month, start, answer, journey } = props;
  const { left: remembered, keep: remember } = useTabMemory();
  const found = answer?.found ?? null;
  const hasFound = found !== null;
  const { people } = answer?.typed ?? (remembered ? readTyped(remembered) : start);
  const isUninsured = people.every(hasNoInsurer);
  useEffect(() => {
    // The form has collapsed, and the page would show the middle of the results.
    if (hasFound && matchMedia("(max-width: 743px)").matches)
      document.getElementById(RESULTS_ID)?.scrollIntoView();
  }, [hasFound]);
  const yearAlert = offered && <PremiumYearAlert yearStatus={offered.yearStatus} />;
  return (
    <>
      <ContentHeader title={words.title} />
      <ClassifiedsNav current="health-insurances" />
      {!found && <p className={styles.lead}>{t("lead")}</p>}
      <div className={styles.notices}>
        {!isUninsured && journey}
        {!found && yearAlert}
      </div>
      {offered ? (
        <>
          <FilterPanel title={t("form.panel")} isOpen={!found}>
            {!answer && start.people.length > 1 && (
              <p className={`${text.small} ${text.muted}`}>
                {t("form.known")}{" "}
                <SmartLink to="/app/plan/situation" className={text.link}>
                  {t("form.situation")}
                </SmartLink>
              </p>
            )}
            <HealthForm
              // The server cannot read tab memory. A new key resets the form when its values arrive.
              key={remembered ? "left" : "blank"}
              offered={offered}
              typed={
                answer?.typed ??
                (remembered ? readTyped(remembered) : firstFormOf(offered.year, start))
              }
              answer={answer ?? { errors: [], places: [] }}
              onTyped={remember}
            />
          </FilterPanel>
          <Failure failure={answer?.failure ?? null} year={answer?.typed.year ?? ""} />
          {answer && found && (
            <Results {...{ found, offered, thisYear, month, yearAlert }} typed={answer.typed} />
          )}
        </>
      ) : (
        <Unavailable
          title={t("failure.noneTitle")}
          retry={t("failure.retry")}
          to="/app/classifieds/health-insurances"
        >
          {t("failure.none")}
        </Unavailable>
      )}
      <Advice {...{ month, isUninsured }} />
    </>
  );
}

function Failure({ failure, year }: Pick<HealthAnswer, "failure"> & { year: string }) {
  if (failure === null) return null;
  return (
    <section className={styles.section}>
      <Alert kind="error" title={t(`failure.${failure}Title`, { year })} isAnnounced>
        <p>{t(`failure.${failure}`, { count: FREE_SEARCHES_A_DAY })}</p>
        {failure === "missing" && (
          <SmartLink to={officialSets.premiums.url}>{t("years.compare")}</SmartLink>
        )}
      </Alert>
    </section>
  );
}

const MONTHS = 12;

type Family = FoundHealth["families"][number];

const columns: Column<Family>[] = [
  { title: t("family.insurer"), cell: ({ insurer }) => insurer.name },
  {
    title: t("family.month"),
    cell: ({ premiumCents }) => formatMoney(premiumCents, "CHF"),
    isNumber: true,
  },
  {
    title: t("family.year"),
    cell: ({ premiumCents }) => formatMoney(premiumCents * MONTHS, "CHF"),
    isNumber: true,
  },
];

function FamilyResults({ found: { families, source } }: { found: FoundHealth }) {
  if (families.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="familia">
      <h2 id="familia" className={text.large}>
        {t("family.heading")}
      </h2>
      <p className={`${text.small} ${text.muted}`}>{t("family.text")}</p>
      <DataTable
        caption={t("family.caption")}
        columns={columns}
        rows={families}
        keyOf={({ insurer }) => String(insurer.number)}
      />
      <PremiumsSource source={source} />
    </section>
  );
}

type ResultsProps = {
  found: FoundHealth;
  typed: HealthFormValues;
  offered: HealthOffer;
  thisYear: number;
  month: InsurerMonth;
  yearAlert: ReactNode;
};

function Results({ found, typed, offered, thisYear, month, yearAlert }: ResultsProps) {
  return (
    <>
      <ChangeSummary {...{ found, typed, thisYear }} coming={offered.yearStatus.coming} />
      {yearAlert}
      {found.isCut && (
        <section className={styles.section}>
          <Alert kind="info" title={t("cut.title")}>
            <p>{t("cut.text")}</p>
            <MembershipButton size="sm" variant="outline">
              {t("cut.action")}
            </MembershipButton>
          </Alert>
        </section>
      )}
      {found.rules === null && (
        <p className={`${text.small} ${text.muted}`}>
          {t(found.areRulesUnavailable ? "curve.rulesAway" : "curve.noRules")}
        </p>
      )}
      {found.people.map((person, at) => (
        <PersonResults
          key={at}
          {...{ at, person, found, thisYear }}
          canMove={found.source.year === decisionYearOf(month)}
          leaving={leavingOf(typed.people, at, { insurers: offered.insurers, thisYear })}
          typed={typed.people[at]}
        />
      ))}
      <FamilyResults found={found} />
      {found.coming && <ComingPremiums coming={found.coming} />}
    </>
  );
}

const ADVICE = [
  { path: planStepPath(CHANGE_INSURER_STEP), name: "plan" },
  { path: "/app/letters/cancel-insurer", name: "cancel" },
  { path: "/app/letters/change-deductible", name: "deductible" },
  { path: "/app/news/results?tag=seguro-saude", name: "news" },
] as const;

type AdviceProps = Pick<HealthPageProps, "month"> & { isUninsured: boolean };

function Advice({ month: { arrivesBy }, isUninsured }: AdviceProps) {
  const year = arrivesBy.slice(0, "2026".length);
  return (
    <>
      <section className={styles.section} aria-labelledby="prazos">
        <h2 id="prazos" className={text.large}>
          {t("deadlines.heading")}
        </h2>
        <ul className={styles.links}>
          {ADVICE.filter(({ name }) => !isUninsured || name === "news").map(({ path, name }) => (
            <li key={name}>
              <SmartLink to={path} className={`${text.link} ${text.tap}`}>
                {t(`years.${name}`)}
              </SmartLink>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          <li>{t("deadlines.newcomer")}</li>
          {!isUninsured && (
            <>
              <li>
                {t("deadlines.november", { year, day: formatDate(`${arrivesBy}T12:00:00Z`) })}
              </li>
              <li>{t("deadlines.march")}</li>
              <li>{t("deadlines.lower")}</li>
              <li>{t("deadlines.raise")}</li>
            </>
          )}
          <li>{t("deadlines.accident")}</li>
        </ul>
        <p data-source className={`${text.small} ${text.muted}`}>
          {t("deadlines.source")}
        </p>
      </section>
      <Alert kind="warning" title={t("coverage.title")}>
        {t("coverage.text")}
      </Alert>
    </>
  );
}
