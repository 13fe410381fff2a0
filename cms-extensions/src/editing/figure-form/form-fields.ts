import {
  isParameterKey,
  parameterShapes,
  type AgeBand,
} from "../../../../contract/calculators/parameters";
import { CANTON_CODES } from "../../../../contract/switzerland/codes";
import type { DayName } from "../../../../contract/switzerland/plan-dates";
import { readAt, writeAt } from "./form-values";

export const forms = ["cantons", "parameter", "planRule"] as const;
export type FormName = (typeof forms)[number];

export type FormField = {
  path: readonly string[];
  label: string;
  unit: string;
  kind: "number" | "whole" | "signed" | "text" | "codes";
  group: string;
  isRare: boolean;
};

const field = (
  path: readonly string[],
  label: string,
  { kind = "number", unit = "", group = "", isRare = false }: Partial<FormField> = {},
): FormField => ({ path, label, kind, unit, group, isRare });

const units = { percent: "%", chf: "CHF", count: "", average: "", cantons: "", ages: "" } as const;

const ownSource = { source: "Fonte", sourceUrl: "Endereço da fonte", region: "Grande região" };

function cantonFields(value: unknown): FormField[] {
  return CANTON_CODES.flatMap((code) => {
    const isOwn = readAt(value, [code, "value"]) !== undefined;
    return [
      field(isOwn ? [code, "value"] : [code], code),
      ...Object.entries(ownSource).map(([name, label]) =>
        field([code, name], `${label} de ${code}`, { kind: "text", isRare: true }),
      ),
    ];
  });
}

function ageFields(name: string, value: unknown): FormField[] {
  const bands = readAt(value, [name]);
  const rows = Array.isArray(bands) ? (bands as Partial<AgeBand>[]) : [];
  // One additional empty row, for a new band.
  return [...rows, {}].flatMap((_, at) => {
    const row = String(at);
    const group = at < rows.length ? `Faixa ${at + 1}` : "Mais uma faixa";
    return [
      field([name, row, "from"], "De (anos)", { group }),
      field([name, row, "to"], "Até (anos)", { group }),
      field([name, row, "percent"], "Taxa", { group, unit: "%" }),
    ];
  });
}

const chfByCanton = (name: string, label: string): FormField[] =>
  CANTON_CODES.map((code) => field([name, code], code, { group: label, unit: "CHF" }));

type Shapes = typeof parameterShapes;
type ParameterField = { [Key in keyof Shapes]: keyof Shapes[Key] }[keyof Shapes];

const parameterWords: Readonly<Record<ParameterField, string>> = {
  employeePercent: "Parte de quem trabalha",
  employerPercent: "Parte da empresa",
  ceilingPerYearChf: "Teto por ano",
  estimatePercent: "Taxa estimada",
  entryThresholdPerYearChf: "Salário de entrada por ano",
  coordinationDeductionPerYearChf: "Dedução de coordenação por ano",
  minCoordinatedChf: "Mínimo coordenado",
  upperLimitPerYearChf: "Limite superior por ano",
  employeeSharePercent: "Parte de quem trabalha",
  ageCredits: "Créditos por idade",
  maxPerYearChf: "Depósito máximo por ano, com caixa de pensão",
  childPerMonthChf: "Por criança e mês",
  educationPerMonthChf: "Por jovem em formação e mês",
  firstChildrenByCanton: "Primeiro e segundo filho, por mês",
  fromThirdChildByCanton: "Do terceiro filho em diante, por mês",
  annualModelCantons: "Cantões do modelo anual (siglas)",
  ordinaryFromGrossPerYearChf: "Tributação ordinária a partir de, por ano",
  adultChf: "Adultos, por mês",
  youngAdultChf: "Jovens adultos, por mês",
  childChf: "Crianças, por mês",
  coinsurancePercent: "Coparticipação",
  coinsuranceMaxAdultChf: "Coparticipação máxima de adultos, por ano",
  coinsuranceMaxChildChf: "Coparticipação máxima de crianças, por ano",
  imputedInterestPercent: "Juro teórico (calculatório)",
  maintenancePercent: "Manutenção",
  maxCostOfIncomePercent: "Custo máximo sobre a renda",
  minEquityPercent: "Capital próprio mínimo",
  minHardEquityPercent: "Capital próprio fora do 2º pilar, mínimo",
  amortizeToPercent: "Amortizar até",
  amortizeWithinYears: "Amortizar em (anos)",
  amortizeUntilAge: "Amortizar até a idade de",
  saronPercent: "SARON",
  grossChf: "Renda bruta",
  compulsoryChf: "Contribuições obrigatórias",
  taxesChf: "Impostos",
  consumptionChf: "Consumo",
  housingAndEnergyChf: "Moradia e energia",
  fullPercent: "Diária inteira, do salário segurado",
  reducedPercent: "Diária reduzida, do salário segurado",
  fullUpToPerDayChf: "Diária inteira até, por dia",
  leastInsuredPerMonthChf: "Salário segurado a partir de, por mês",
  daysPerMonth: "Dias úteis por mês, em média",
  youngUntilAge: "Jovens: até completar (anos)",
  youngAllowances: "Diárias de jovens sem filhos",
  allowancesFrom12Months: "Diárias com 12 meses de contribuição",
  allowancesFrom18Months: "Diárias com 18 meses de contribuição",
  allowancesFrom22Months: "Diárias com 22 meses e idade ou invalidez",
  longerFromAge: "Diárias a mais a partir de (anos)",
  noWaitUpToPerYearChf: "Sem espera até, por ano",
  shortWaitUpToPerYearChf: "Espera curta até, por ano",
  mediumWaitUpToPerYearChf: "Espera média até, por ano",
  longWaitUpToPerYearChf: "Espera longa até, por ano",
  shortWaitDays: "Espera curta (dias úteis)",
  mediumWaitDays: "Espera média (dias úteis)",
  longWaitDays: "Espera longa (dias úteis)",
  longestWaitDays: "Espera acima do último limite (dias úteis)",
};

function parameterFields(key: unknown, value: unknown): FormField[] | null {
  if (typeof key !== "string") return null;
  if (key.startsWith("data.")) {
    return [
      field(["name"], "Nome do conjunto de dados", { kind: "text" }),
      field(["period"], "Período, em palavras", { kind: "text" }),
    ];
  }
  if (!isParameterKey(key)) return null;
  return Object.entries(parameterShapes[key]).flatMap(([name, kind]) => {
    if (kind === "ages") return ageFields(name, value);
    const label = parameterWords[name as ParameterField];
    if (kind === "byCanton") return chfByCanton(name, label);
    return [
      field([name], label, {
        unit: units[kind],
        kind: kind === "cantons" ? "codes" : kind === "count" ? "whole" : "number",
      }),
    ];
  });
}

export const planRules = {
  none: { label: "Sem data", fields: {} },
  day: {
    label: "Contado de um dia da pessoa",
    fields: { days: "Dias (-14: catorze antes)", months: "Meses (-3: três antes)" },
  },
  lease: { label: "Aviso do aluguel: último dia para postar", fields: {} },
  yearly: { label: "Todo ano, neste dia", fields: { day: "Dia", month: "Mês (1 a 12)" } },
  nextYear: {
    label: "No ano seguinte ao da chegada, neste dia",
    fields: { day: "Dia", month: "Mês (1 a 12)" },
  },
} as const;
export type PlanRuleName = keyof typeof planRules;

/** The days that a rule may be counted from. */
export const dayWords: Record<DayName, string> = {
  arrival: "Chegada à Suíça",
  workStart: "Primeiro dia de trabalho",
  permitEnd: "Fim da autorização",
  jobEnd: "Fim do emprego",
  cantonMove: "Mudança de cantão",
  marriage: "Casamento",
  birth: "Nascimento de um filho",
  leaving: "Saída da Suíça",
};

export const isPlanRule = (name: string): name is PlanRuleName => Object.hasOwn(planRules, name);

export function planRuleOf(value: unknown): PlanRuleName {
  if (readAt(value, ["yearly"]) !== undefined) return "yearly";
  if (readAt(value, ["nextYear"]) !== undefined) return "nextYear";
  if (readAt(value, ["lease"]) !== undefined) return "lease";
  const isAfter = readAt(value, ["days"]) !== undefined || readAt(value, ["months"]) !== undefined;
  return isAfter ? "day" : "none";
}

function planRuleFields(value: unknown): FormField[] {
  const rule = planRuleOf(value);
  return Object.entries(planRules[rule].fields).map(([name, label]) =>
    rule === "day"
      ? field([name], label, { kind: "signed" })
      : field([rule, name], label, { kind: "whole" }),
  );
}

const workingDay = ["workingDay", "Até o último dia útil que não passa deste dia"] as const;
const calendarOptions = {
  yearly: [workingDay, ["ofYearBefore", "Trata do ano anterior, como o imposto"]],
  nextYear: [workingDay],
} as const;

export type RuleOption = { path: readonly string[]; label: string; help: string | null };

/** What an editor can tick for a rule; nothing for the notice of a lease, and without a date. */
export function listRuleOptions(value: unknown): RuleOption[] {
  const rule = planRuleOf(value);
  if (rule === "day") {
    return [
      {
        path: ["opens"],
        label: "Abre neste dia, sem prazo",
        help: "O passo é possível a partir deste dia, e ninguém recebe lembrete de prazo.",
      },
    ];
  }
  if (rule !== "yearly" && rule !== "nextYear") return [];
  return calendarOptions[rule].map(([name, label]) => ({ path: [rule, name], label, help: null }));
}

export const beforeWords = {
  label: "Acaba também antes de",
  none: "Nenhum outro dia",
  help: "Se vier mais cedo, vale o último dia útil antes deste dia, mas nunca antes do dia de que se conta. Quem não escreveu este dia fica só com a conta acima.",
} as const;

/** Day that the rule counts from; the arrival unless another is chosen. */
export const countedFrom = (value: unknown): unknown => readAt(value, ["from"]) ?? "arrival";

/** Changes the day that the rule counts from. That day cannot end the deadline too. */
export function writeCountedFrom(value: unknown, from: string): unknown {
  const written = writeAt(value, ["from"], from === "arrival" ? undefined : from);
  return readAt(written, ["before"]) === from ? writeAt(written, ["before"], undefined) : written;
}

/** Days that may end the deadline of a rule too, with their words; null for a rule without such a day. */
export function listBeforeDays(value: unknown): [string, string][] | null {
  if (planRuleOf(value) !== "day") return null;
  return Object.entries(dayWords).filter(([name]) => name !== countedFrom(value));
}

/**
 * The fields of a form, in reading order.
 * @param key the row's key, which determines a parameter's fields
 * @returns null if the data can only be edited as text: tables, and unknown keys
 */
export function listFields(form: FormName, key: unknown, value: unknown): FormField[] | null {
  if (form === "cantons") return cantonFields(value);
  return form === "planRule" ? planRuleFields(value) : parameterFields(key, value);
}
