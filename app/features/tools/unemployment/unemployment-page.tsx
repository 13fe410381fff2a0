import type { ToolData } from "~/features/tools/tool-data.server";
import { formatNumber, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  editionOf,
  parametersOf,
  type ParameterSet,
} from "../../../../contract/calculators/parameters.ts";
import {
  CONTRIBUTION_MONTHS,
  unemploymentOf,
  type UnemploymentAnswer,
  type UnemploymentInput,
} from "../../../../contract/calculators/unemployment.ts";
import { ExplainedLine } from "../explained-line";
import { chf, percent } from "../figures";
import { ToolForm, ToolPage, ToolResult } from "../tool-page";
import { problemText, useToolValues } from "../use-tool-values";
import {
  readUnemployment,
  unemploymentDefaults,
  unemploymentExample,
  type UnemploymentValues,
} from "./unemployment-values";
import { unemployment as words } from "./words";

const t = translator("unemployment", words);

export type UnemploymentPageProps = {
  data: ToolData;
  /** What the plan knows of the member. */
  household: { hasChildren: boolean; hasJobEnd: boolean };
  sent: UnemploymentValues | null;
};

type Sets = {
  rules: ParameterSet<"calc.unemployment">;
  alv: ParameterSet<"calc.alv">;
};

const yesOrNo = (["no", "yes"] as const).map((value) => ({ value, label: t(`answers.${value}`) }));

export function UnemploymentPage({ data, household, sent }: UnemploymentPageProps) {
  const start = {
    defaults: unemploymentDefaults,
    known: household.hasChildren ? { children: "yes" } : {},
    example: unemploymentExample,
  };
  const form = useToolValues(start, sent);
  const { values, control } = form;
  const parameters = parametersOf(data.year, data.sets);
  const [rules, alv] = [parameters.sets["calc.unemployment"], parameters.sets["calc.alv"]];
  const sets = rules && alv ? { rules, alv } : null;
  const read = readUnemployment(values);
  const input = read.state === "ready" ? read.input : null;
  const answer =
    input && sets
      ? unemploymentOf(input, sets.rules.value, sets.alv.value.ceilingPerYearChf)
      : null;
  const isAnswered = answer !== null && answer.allowances > 0;
  return (
    <ToolPage name="unemployment" yearStatuses={data.yearStatuses}>
      <ToolForm
        form={form}
        example={t("example", {
          salary: formatWholeChf(Number(unemploymentExample.gross)),
          age: unemploymentExample.age,
        })}
        known={household.hasChildren ? { children: "1" } : {}}
        more={
          <Select {...control("invalidity")} label={t("fields.invalidity")} options={yesOrNo} />
        }
      >
        <TextField
          {...control("gross")}
          unit="CHF"
          inputMode="decimal"
          autoComplete="off"
          label={t("fields.gross")}
          hint={t("fields.grossHint")}
          error={problemText(read, "gross")}
        />
        <Select
          {...control("salaries")}
          label={t("fields.salaries")}
          options={["13", "12"].map((value) => ({ value, label: value }))}
        />
        <TextField
          {...control("age")}
          inputMode="numeric"
          autoComplete="off"
          label={t("fields.age")}
          error={problemText(read, "age")}
        />
        <Select {...control("children")} label={t("fields.children")} options={yesOrNo} />
        <Select
          {...control("months")}
          label={t("fields.months")}
          options={CONTRIBUTION_MONTHS.map((value) => ({ value, label: t(`months.${value}`) }))}
        />
      </ToolForm>
      <ToolResult
        waiting={read.state === "ready" ? (sets ? null : "missing") : read.state}
        headline={input && sets && headlineOf(answer, sets)}
        isExample={form.isExample}
        edition={editionOf(parameters)}
        today={data.today}
        nextSteps={[household.hasJobEnd ? "registration" : "jobEnd", "unemploymentGuide", "budget"]}
      >
        {isAnswered && input && sets && (
          <>
            <Lines answer={answer} input={input} sets={sets} requestedYear={data.year} />
            <Deducted hasChildren={input.hasChildren} />
            <Alert kind="info">{t("note")}</Alert>
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

function headlineOf(answer: UnemploymentAnswer | null, { rules }: Sets) {
  const { fullUpToPerDayChf, leastInsuredPerMonthChf } = rules.value;
  if (!answer) {
    const least = formatWholeChf(leastInsuredPerMonthChf);
    return { label: t("headline.notInsured", { least }), amount: null };
  }
  if (answer.allowances === 0) {
    const notes = [t("headline.tooShortNote")];
    return { label: t("headline.tooShort"), amount: null, notes };
  }
  return {
    label: t("headline.label"),
    amount: chf(answer.monthCents),
    notes: [
      t(`headline.reason.${answer.reason}`, {
        percent: percent(answer.percent),
        limit: formatWholeChf(fullUpToPerDayChf),
      }),
      t("headline.time", { count: answer.allowances, months: answer.months }),
      t("headline.wait", { count: answer.waitingDays }),
    ],
  };
}

type LinesProps = {
  answer: UnemploymentAnswer;
  input: UnemploymentInput;
  sets: Sets;
  requestedYear: number;
};

function Lines({ answer, input, sets: { rules, alv }, requestedYear }: LinesProps) {
  const { value } = rules;
  const ruled = { sources: [rules], requestedYear };
  const insured = chf(answer.insuredCents);
  const share = percent(answer.percent);
  const isYoung = input.age < value.youngUntilAge && !input.hasChildren;
  return (
    <section aria-labelledby="unemployment-lines">
      <h3 id="unemployment-lines">{t("lines.heading")}</h3>
      <ExplainedLine
        label={t("lines.insured")}
        amount={insured}
        formula={t(answer.isCapped ? "formula.capped" : "formula.insured", {
          gross: chf(input.grossPerMonthCents),
          salaries: input.salaries,
          ceiling: formatWholeChf(alv.value.ceilingPerYearChf),
          amount: insured,
        })}
        law={t("law.insured")}
        sources={[alv]}
        requestedYear={requestedYear}
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.day")}
        amount={chf(answer.dayCents)}
        formula={t("formula.day", {
          base: insured,
          percent: share,
          days: formatNumber(value.daysPerMonth, 1),
          amount: chf(answer.dayCents),
        })}
        law={t("law.day")}
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.month")}
        amount={chf(answer.monthCents)}
        formula={t("formula.month", {
          base: insured,
          percent: share,
          amount: chf(answer.monthCents),
        })}
        law={t("law.month")}
        changes={t("changes.month")}
        isTotal
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.allowances")}
        amount={`${answer.allowances}`}
        formula={
          isYoung
            ? t("formula.young", { age: value.youngUntilAge, young: value.youngAllowances })
            : t("formula.allowances", {
                from12: value.allowancesFrom12Months,
                from18: value.allowancesFrom18Months,
                from22: value.allowancesFrom22Months,
                age: value.longerFromAge,
              })
        }
        law={t("law.allowances")}
        changes={t("changes.allowances")}
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.wait")}
        amount={`${answer.waitingDays}`}
        formula={t("formula.wait", {
          none: formatWholeChf(value.noWaitUpToPerYearChf),
          shortUpTo: formatWholeChf(value.shortWaitUpToPerYearChf),
          mediumUpTo: formatWholeChf(value.mediumWaitUpToPerYearChf),
          longUpTo: formatWholeChf(value.longWaitUpToPerYearChf),
          short: value.shortWaitDays,
          medium: value.mediumWaitDays,
          long: value.longWaitDays,
          longest: value.longestWaitDays,
        })}
        law={t("law.wait")}
        changes={t("changes.wait")}
      />
    </section>
  );
}

function Deducted({ hasChildren }: { hasChildren: boolean }) {
  return (
    <section aria-labelledby="unemployment-deducted">
      <h3 id="unemployment-deducted">{t("deducted.heading")}</h3>
      <p>
        {t("deducted.text")} ({t("deducted.law")})
      </p>
      {hasChildren && <p>{t("deducted.children")}</p>}
    </section>
  );
}
