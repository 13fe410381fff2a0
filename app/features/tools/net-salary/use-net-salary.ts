import type { ToolData } from "~/features/tools/tool-data.server";
import { netSalaryDefaults, salaryExample } from "../../../../contract/calculators/salary-forms.ts";
import { netSalaryOf, type NetSalary } from "../../../../contract/calculators/net-salary.ts";
import {
  editionOf,
  parametersOf,
  type YearParameters,
} from "../../../../contract/calculators/parameters.ts";
import type { KnownValues } from "../known-values";
import { useToolValues } from "../use-tool-values";
import { useWithholdingTable } from "../use-withholding-table";
import type { TableAnswer, RequestedTable } from "../withholding-table";
import {
  readNetSalary,
  requestedTable,
  type NetSalaryQuestion,
  type NetSalaryValues,
} from "./net-salary-values";

export type NetSalaryStart = {
  data: ToolData;
  known: KnownValues;
  sent: NetSalaryValues | null;
  first: { requested: RequestedTable; answer: TableAnswer } | null;
};

export type KnownNetSalary = {
  question: NetSalaryQuestion;
  net: NetSalary;
  /** Null without tax at source. */
  tariff: TableAnswer | null;
  isAnnual: boolean;
  taxation: "source" | "ordinary" | "border";
  /** The net amount contains no tax: it is ordinary, or the tariff is unavailable. */
  isBeforeTax: boolean;
  parameters: YearParameters;
};

export function useNetSalary({ data, known: knownValues, sent, first }: NetSalaryStart) {
  const defaults = { ...netSalaryDefaults, year: `${data.year}` };
  const form = useToolValues({ defaults, known: knownValues, example: salaryExample }, sent);
  const { values } = form;
  const year = data.years.find((each) => `${each}` === values.year) ?? data.year;
  const requested = requestedTable(values);
  const answer = useWithholdingTable(requested && { ...requested, year }, first);
  const parameters = parametersOf(year, data.sets);
  const read = readNetSalary(values);
  const isTariffPending = requested !== null && answer === null;
  const known = read.state === "ready" ? compute(read.input, values, parameters, answer) : null;
  return {
    form,
    read,
    year,
    known,
    edition: editionOf(parameters),
    parameters,
    isWaitingForTariff: isTariffPending,
  };
}

function taxationOf(values: NetSalaryValues): KnownNetSalary["taxation"] {
  if (values.permit === "border") return "border";
  return requestedTable(values) ? "source" : "ordinary";
}

function compute(
  question: NetSalaryQuestion,
  values: NetSalaryValues,
  parameters: YearParameters,
  tariff: TableAnswer | null,
): KnownNetSalary | null {
  const { sets } = parameters;
  const isAnnual =
    sets["calc.withholding"]?.value.annualModelCantons.includes(values.canton) ?? false;
  const nbuPercent = question.nbuPercent ?? sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const withholding = tariff?.state === "known" ? { table: tariff.table, isAnnual } : null;
  const net = netSalaryOf({ ...question, nbuPercent, withholding }, parameters);
  return (
    net && {
      ...{ question: { ...question, nbuPercent }, net, tariff, isAnnual, parameters },
      ...{ taxation: taxationOf(values), isBeforeTax: withholding === null },
    }
  );
}
