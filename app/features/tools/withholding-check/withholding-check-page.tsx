import type { ToolData } from "~/features/tools/tool-data.server";
import { netSalary } from "~/features/tools/net-salary/words";
import { formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { editionOf, parametersOf } from "../../../../contract/calculators/parameters.ts";
import {
  EXAMPLE_SALARY_CHF,
  salaryExample,
} from "../../../../contract/calculators/salary-forms.ts";
import { ExplainedLine } from "../explained-line";
import { chf, percent } from "../figures";
import type { KnownValues } from "../known-values";
import type { CantonChoice } from "../net-salary/net-salary-fields";
import { requestedTable } from "../net-salary/net-salary-values";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { useWithholdingTable } from "../use-withholding-table";
import { problemText, useToolValues } from "../use-tool-values";
import type { TableAnswer, RequestedTable } from "../withholding-table";
import {
  expectedTax,
  readWithholdingCheck,
  withholdingCheckDefaults,
  type ExpectedTax,
  type WithholdingCheckValues,
} from "./withholding-check-values";
import { withholdingCheck as words } from "./words";

const t = translator("withholding-check", words);
const salary = translator("net-salary", netSalary);

export type WithholdingCheckPageProps = {
  data: ToolData;
  cantons: readonly CantonChoice[];
  known: KnownValues;
  sent: WithholdingCheckValues | null;
  first: { requested: RequestedTable; answer: TableAnswer } | null;
};

export function WithholdingCheckPage(props: WithholdingCheckPageProps) {
  const { data, cantons, known, sent, first } = props;
  const defaults = { ...withholdingCheckDefaults, year: `${data.year}` };
  const form = useToolValues({ defaults, known, example: salaryExample }, sent);
  const { values, control, box } = form;
  const year = data.years.find((each) => `${each}` === values.year) ?? data.year;
  const requested = requestedTable(values);
  const tariff = useWithholdingTable(requested && { ...requested, year }, first);
  const parameters = parametersOf(year, data.sets);
  const rules = parameters.sets["calc.withholding"];
  const isAnnual = rules?.value.annualModelCantons.includes(values.canton) ?? false;
  const read = readWithholdingCheck(values);
  const isAlone = values.civil === "single" && (requested?.code.startsWith("H") ?? false);
  const expected =
    read.state === "ready" && tariff?.state === "known"
      ? expectedTax(tariff.table, isAnnual, read.input)
      : null;
  const amount = (name: "gross" | "yearGross" | "withheld") => (
    <TextField
      {...control(name)}
      unit="CHF"
      inputMode="decimal"
      autoComplete="off"
      label={t(`fields.${name}`)}
      hint={t(`fields.${name}Hint`)}
      error={problemText(read, name)}
    />
  );
  return (
    <ToolPage name="withholdingCheck" yearStatuses={data.yearStatuses}>
      <ToolForm
        form={form}
        example={t("example", { salary: formatWholeChf(EXAMPLE_SALARY_CHF) })}
        known={known}
        scenario={values}
      >
        {amount("gross")}
        {amount("withheld")}
        <Select
          {...control("canton")}
          label={t("fields.canton")}
          options={cantons.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Select
          {...control("civil")}
          label={t("fields.civil")}
          options={(["single", "married"] as const).map((value) => ({
            value,
            label: salary(`civil.${value}`),
          }))}
        />
        <TextField
          {...control("children")}
          inputMode="numeric"
          autoComplete="off"
          label={salary("fields.children")}
          hint={salary("fields.childrenHint")}
          error={problemText(read, "children")}
        />
        <Select
          {...control("year")}
          label={t("fields.year")}
          hint={t("fields.yearHint")}
          options={data.years.map((each) => ({ value: `${each}`, label: `${each}` }))}
        />
        {isAnnual && amount("yearGross")}
        {values.civil === "married" && <Checkbox {...box("spouse")} label={t("fields.spouse")} />}
        <Checkbox {...box("church")} label={t("fields.church")} />
      </ToolForm>
      <ToolResult
        waiting={read.state === "ready" ? null : read.state}
        headline={
          expected
            ? headlineOf(expected, { tariff, year, isAlone })
            : { label: t(`headline.${missingOf(tariff)}`), amount: null }
        }
        isExample={form.isExample}
        edition={editionOf(parameters)}
        today={data.today}
        nextSteps={["letter", "plan"]}
      >
        <TariffState tariff={tariff} isAnnual={isAnnual} />
        {expected && tariff?.state === "known" && (
          <>
            <ExplainedLine
              label={t("line")}
              amount={chf(expected.expectedCents)}
              formula={formulaOf(expected, tariff.code, values, isAnnual)}
              law={t("law")}
              changes={t("changes")}
              sources={[tariff.source, ...(rules ? [rules] : [])]}
              requestedYear={year}
            />
            <section aria-labelledby="withholding-next">
              <h3 id="withholding-next">{t("next.heading")}</h3>
              <ul>
                {isAlone && <li>{t("next.household", { code: tariff.code })}</li>}
                <li>{t("next.code", { code: tariff.code })}</li>
                <li>{t("next.employer")}</li>
                <li>{t("next.office")}</li>
              </ul>
            </section>
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

function TariffState({ tariff, isAnnual }: { tariff: TableAnswer | null; isAnnual: boolean }) {
  if (!tariff) return <Alert kind="info">{salary("withholding.loading")}</Alert>;
  if (tariff.state === "away") return <Alert kind="warning">{t("away")}</Alert>;
  if (tariff.state === "unknown") {
    return <Alert kind="warning">{t("unknown")}</Alert>;
  }
  return (
    <Alert kind="info">{salary(isAnnual ? "withholding.annual" : "withholding.monthly")}</Alert>
  );
}

function missingOf(tariff: TableAnswer | null): "loading" | "away" | "unknown" {
  if (!tariff) return "loading";
  return tariff.state === "away" ? "away" : "unknown";
}

type Judged = { tariff: TableAnswer | null; year: number; isAlone: boolean };

/**
 * A tariff of another year can't be compared with this pay slip. Tariff H is correct only if the children
 * live with the member, which no pay slip shows.
 */
function headlineOf(
  { expectedCents, differenceCents: difference }: ExpectedTax,
  { tariff, year, isAlone }: Judged,
) {
  const tariffYear = tariff?.state === "known" ? tariff.source.year : year;
  const isOtherYear = tariffYear !== year;
  const differenceCents = isOtherYear ? null : difference;
  const amount = chf(Math.abs(differenceCents ?? 0));
  const comparison = isOtherYear
    ? [t("headline.otherYear", { year, tariffYear })]
    : differenceCents === null
      ? []
      : differenceCents === 0
        ? [t("headline.equal")]
        : [t(differenceCents > 0 ? "headline.more" : "headline.less", { amount })];
  return {
    label: t("headline.expected"),
    amount: chf(expectedCents),
    notes: isAlone && differenceCents ? [t("headline.alone"), ...comparison] : comparison,
    isBad: Boolean(differenceCents),
  };
}

function formulaOf(
  expected: ExpectedTax,
  code: string,
  { canton }: WithholdingCheckValues,
  isAnnual: boolean,
): string {
  const amount = chf(expected.expectedCents);
  if (expected.isMinimum) return t("formulaMinimum", { code, canton, amount });
  const base = chf(expected.grossCents);
  const rated = t("formula", {
    base,
    percent: percent(expected.ratePercent),
    code,
    canton,
    amount,
  });
  return isAnnual
    ? `${rated} ${t("formulaAnnual", { deciding: chf(expected.decidingCents) })}`
    : rated;
}
