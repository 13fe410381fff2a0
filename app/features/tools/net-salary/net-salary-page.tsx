import { SourceNote } from "~/features/tools/explained-line";
import { translator } from "~/i18n/translator";
import type { TaxEstimates } from "~/reference/tax-estimates.server";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import { chfToCents } from "../../../../contract/calculators/cents.ts";
import {
  ESTIMATE_STEP_CENTS,
  estimateOrdinaryTax,
  taxSavedByDeposit,
} from "../../../../contract/calculators/ordinary-tax.ts";
import type { ParameterSet } from "../../../../contract/calculators/parameters.ts";
import { EXAMPLE_SALARY_CHF } from "../../../../contract/calculators/salary-forms.ts";
import { formatWholeChf } from "~/i18n/format";
import { chf } from "../figures";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { BesideNet, EmployerCost, NetSalaryChart } from "./net-salary-details";
import { NetSalaryDetails, NetSalaryFields, type CantonChoice } from "./net-salary-fields";
import { NetSalaryLines } from "./net-salary-lines";
import type { NetSalaryValues } from "./net-salary-values";
import { useNetSalary, type KnownNetSalary, type NetSalaryStart } from "./use-net-salary";
import { netSalary as words } from "./words";

const t = translator("net-salary", words);

export type NetSalaryPageProps = NetSalaryStart & {
  cantons: readonly CantonChoice[];
  estimates: TaxEstimates | null;
};

/** Null outside the estimated range. */
function ordinaryTaxOf(
  { net, question, parameters }: KnownNetSalary,
  values: NetSalaryValues,
  estimates: TaxEstimates | null,
) {
  if (!estimates) return null;
  const pillar = parameters.sets["calc.pillar-3a"] ?? null;
  const grossCents = net.year.grossCents;
  const taxpayer = {
    canton: values.canton,
    civilStatus: values.civil === "married" ? ("married" as const) : ("single" as const),
    isSpouseWorking: values.spouse === "on",
    children: question.children,
    isInChurch: values.church === "on",
  };
  const tax = estimateOrdinaryTax(taxpayer, grossCents, estimates.cantons);
  if (!tax) return null;
  const savedCents =
    pillar &&
    taxSavedByDeposit(
      taxpayer,
      grossCents,
      chfToCents(pillar.value.maxPerYearChf),
      estimates.cantons,
    );
  return { ...tax, saving: pillar && savedCents ? { pillar, savedCents } : null };
}

type OrdinaryTaxProps = {
  known: KnownNetSalary;
  values: NetSalaryValues;
  estimates: TaxEstimates | null;
};

function OrdinaryTax({ known, values, estimates }: OrdinaryTaxProps) {
  const tax = ordinaryTaxOf(known, values, estimates);
  const monthCents = tax && Math.round(tax.yearCents / 12);
  return (
    <Alert kind="info">
      <p>{t("withholding.none")}</p>
      {tax && estimates && monthCents !== null ? (
        <>
          <p>
            <strong>
              {t("ordinary.estimate", {
                month: chf(monthCents),
                year: chf(tax.yearCents),
                after: chf(known.net.month.netCents - monthCents),
              })}
            </strong>
          </p>
          {tax.saving && <DepositSaving {...tax.saving} requestedYear={known.parameters.year} />}
          <p>{t("ordinary.scope", { municipality: tax.municipality })}</p>
          <SourceNote of={estimates.source} requestedYear={known.parameters.year} />
        </>
      ) : (
        <p>{t("ordinary.none")}</p>
      )}
    </Alert>
  );
}

const WITH_DEPOSIT = {
  less: "ifDeclared.withDepositLess",
  more: "ifDeclared.withDepositMore",
  equal: "ifDeclared.withDepositEqual",
} as const;

type Outcome = { name: keyof typeof WITH_DEPOSIT; amount: string };

function outcomeOf(lessCents: number): Outcome {
  const amountCents = Math.round(Math.abs(lessCents) / ESTIMATE_STEP_CENTS) * ESTIMATE_STEP_CENTS;
  const name = amountCents === 0 ? "equal" : lessCents > 0 ? "less" : "more";
  return { name, amount: formatWholeChf(amountCents / 100) };
}

/** What tax at source would become with a tax return; nothing without the tariff. */
function IfDeclared({ known, values, estimates }: OrdinaryTaxProps) {
  const withheld = known.net.deductions.find(({ name }) => name === "withholding");
  if (!withheld || known.isBeforeTax) return null;
  const isObliged = known.net.explained.isOrdinaryAssessed;
  const tax = ordinaryTaxOf(known, values, estimates);
  const lessCents = tax ? withheld.yearCents - tax.yearCents : 0;
  const alone = outcomeOf(lessCents);
  const withDeposit = tax?.saving && outcomeOf(lessCents + tax.saving.savedCents);
  return (
    <section aria-labelledby="if-declared" className={layout.stack}>
      <h3 id="if-declared">{t(isObliged ? "ifDeclared.headingObliged" : "ifDeclared.heading")}</h3>
      {tax && estimates ? (
        <>
          <p>
            {t("ifDeclared.compared", {
              withheld: chf(withheld.yearCents),
              estimate: chf(tax.yearCents),
            })}{" "}
            <strong>{t(`ifDeclared.${alone.name}`, { amount: alone.amount })}</strong>
          </p>
          {tax.saving && <DepositSaving {...tax.saving} requestedYear={known.parameters.year} />}
          {withDeposit && (
            <p>
              <strong>{t(WITH_DEPOSIT[withDeposit.name], { amount: withDeposit.amount })}</strong>
            </p>
          )}
          <p>{t("ordinary.scope", { municipality: tax.municipality })}</p>
          <SourceNote of={estimates.source} requestedYear={known.parameters.year} />
        </>
      ) : (
        <p>{t("ordinary.none")}</p>
      )}
      <p>
        {t("ifDeclared.rules")}
        {!isObliged && ` ${t("ifDeclared.request")}`}
      </p>
    </section>
  );
}

type DepositSavingProps = {
  pillar: ParameterSet<"calc.pillar-3a">;
  savedCents: number;
  requestedYear: number;
};

function DepositSaving({ pillar, savedCents, requestedYear }: DepositSavingProps) {
  return (
    <>
      <p>
        {t("ordinary.pillar3a", {
          year: pillar.year,
          limit: formatWholeChf(pillar.value.maxPerYearChf),
          saved: formatWholeChf(savedCents / 100),
        })}
      </p>
      <SourceNote of={pillar} requestedYear={requestedYear} />
    </>
  );
}

export function NetSalaryPage({ cantons, estimates, ...start }: NetSalaryPageProps) {
  const page = useNetSalary(start);
  const { form, read, known, edition, parameters, isWaitingForTariff: isTariffPending } = page;
  const nbuPercent = parameters.sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const pending = read.state === "ready" ? (known ? null : "missing") : read.state;
  return (
    <ToolPage name="netSalary" yearStatuses={start.data.yearStatuses}>
      <ToolForm
        form={form}
        example={t("example", { salary: formatWholeChf(EXAMPLE_SALARY_CHF) })}
        known={start.known}
        scenario={form.values}
        more={<NetSalaryDetails form={form} read={read} nbuPercent={nbuPercent} />}
      >
        <NetSalaryFields form={form} read={read} cantons={cantons} years={start.data.years} />
      </ToolForm>
      <ToolResult
        waiting={pending}
        headline={known && headlineOf(known)}
        isExample={form.isExample}
        edition={edition}
        today={start.data.today}
        nextSteps={known?.taxation === "source" ? ["check", "letter"] : ["disposableIncome"]}
      >
        {known && (
          <>
            {known.taxation === "source" && (
              <TariffNotes known={known} values={form.values} isWaiting={isTariffPending} />
            )}
            {known.taxation === "border" && <Alert kind="warning">{t("withholding.border")}</Alert>}
            {known.taxation === "ordinary" && (
              <OrdinaryTax known={known} values={form.values} estimates={estimates} />
            )}
            <NetSalaryChart known={known} />
            <NetSalaryLines known={known} values={form.values} />
            {known.taxation === "source" && (
              <IfDeclared known={known} values={form.values} estimates={estimates} />
            )}
            <BesideNet known={known} />
            <EmployerCost known={known} />
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

/** An amount before tax is not called net. */
function headlineOf({ net, isBeforeTax }: KnownNetSalary) {
  return {
    label: t(isBeforeTax ? "headlineBeforeTax" : "headline"),
    amount: chf(net.month.netCents),
    notes: [
      ...(net.extra ? [t("extra", { amount: chf(net.extra.netCents) })] : []),
      t("year", { amount: chf(net.year.netCents), gross: chf(net.year.grossCents) }),
    ],
  };
}

type TariffNotesProps = {
  known: KnownNetSalary;
  values: Readonly<Record<"church", string>>;
  isWaiting: boolean;
};

function TariffNotes({ known, values, isWaiting: isPending }: TariffNotesProps) {
  const { net, tariff, isAnnual, parameters } = known;
  if (isPending || !tariff) return <Alert kind="info">{t("withholding.loading")}</Alert>;
  if (tariff.state !== "known") {
    return <Alert kind="warning">{t(`withholding.${tariff.state}`)}</Alert>;
  }
  const limitChf = parameters.sets["calc.withholding"]?.value.ordinaryFromGrossPerYearChf ?? 0;
  const requestedLetter = values.church === "on" ? "Y" : "N";
  const notes = [
    t(isAnnual ? "withholding.annual" : "withholding.monthly"),
    ...(tariff.code.endsWith(requestedLetter)
      ? []
      : [t("withholding.otherCode", { code: tariff.code })]),
    ...(net.explained.isOrdinaryAssessed
      ? [t("withholding.ordinary", { limit: chf(limitChf * 100) })]
      : []),
  ];
  return (
    <Alert kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  );
}
