import type { ParameterValue } from "../../../../contract/calculators/parameters.ts";
import { answeringParameters } from "../../../../contract/calculators/parameter-use.ts";

type Answering = {
  title: string;
  names: readonly string[];
  unit: "percent" | "CHF" | "CHF/month" | "cents/month";
  /** Page that uses the number, without the locale. */
  path: string;
};

type AnsweringKey = (typeof answeringParameters)[number];
type Answers = { [Key in AnsweringKey]: { [Field in keyof ParameterValue<Key>]?: Answering } };

const SALARY = "/app/tools/net-salary";
const WITHHOLDING = "/app/tools/withholding-tax";
const MORTGAGE = "/app/tools/mortgage";
const PREMIUMS = "/app/classifieds/health-insurances";

const answers: Answers = {
  "calc.ahv": {
    employeePercent: {
      title: "AHV/IV/EO: desconto do empregado",
      names: ["desconto ahv", "desconto da ahv", "taxa ahv", "contribuicao ahv", "desconto avs"],
      ...{ unit: "percent", path: SALARY },
    },
  },
  "calc.alv": {
    employeePercent: {
      title: "Seguro-desemprego (ALV): desconto do empregado",
      names: ["desconto alv", "taxa alv", "contribuicao alv", "desconto do seguro desemprego"],
      ...{ unit: "percent", path: SALARY },
    },
    ceilingPerYearChf: {
      title: "Seguro-desemprego (ALV): salário anual segurado, no máximo",
      names: ["teto alv", "teto do seguro desemprego", "salario maximo segurado"],
      ...{ unit: "CHF", path: SALARY },
    },
  },
  "calc.bvg": {
    entryThresholdPerYearChf: {
      title: "Salário anual a partir do qual há segundo pilar (BVG)",
      names: [
        "limite bvg",
        "limite de entrada bvg",
        "salario minimo bvg",
        "limite do segundo pilar",
      ],
      ...{ unit: "CHF", path: SALARY },
    },
    coordinationDeductionPerYearChf: {
      title: "Dedução de coordenação do segundo pilar, por ano",
      names: ["deducao de coordenacao", "koordinationsabzug"],
      ...{ unit: "CHF", path: SALARY },
    },
  },
  "calc.family": {
    childPerMonthChf: {
      title: "Abono por filho, o mínimo na Suíça",
      names: ["abono por filho", "abono de familia", "abono familia", "kinderzulage"],
      ...{ unit: "CHF/month", path: SALARY },
    },
    educationPerMonthChf: {
      title: "Abono de formação, o mínimo na Suíça",
      names: ["abono de formacao", "ausbildungszulage"],
      ...{ unit: "CHF/month", path: SALARY },
    },
  },
  "calc.health-premium": {
    adultChf: {
      title: "Prêmio médio do seguro de saúde, adultos",
      names: [
        ...["premio medio", "premio do seguro de saude", "premio medio do seguro de saude"],
        ...["preco do seguro de saude", "seguro de saude por mes"],
      ],
      ...{ unit: "cents/month", path: PREMIUMS },
    },
  },
  "calc.health-costs": {
    coinsuranceMaxAdultChf: {
      title: "Limite anual da coparticipação, adultos",
      names: ["limite da coparticipacao", "teto da coparticipacao"],
      ...{ unit: "CHF", path: PREMIUMS },
    },
  },
  "calc.withholding": {
    ordinaryFromGrossPerYearChf: {
      title: "Imposto na fonte: salário bruto anual a partir do qual a declaração é obrigatória",
      names: ["limite da quellensteuer", "limite do imposto na fonte"],
      ...{ unit: "CHF", path: WITHHOLDING },
    },
  },
  "calc.mortgage": {
    minEquityPercent: {
      title: "Entrada mínima para comprar um imóvel, do preço",
      names: ["entrada minima", "entrada para comprar casa", "capital proprio minimo"],
      ...{ unit: "percent", path: MORTGAGE },
    },
  },
  "calc.mortgage-rate": {
    saronPercent: {
      title: "Hipoteca SARON, taxa de referência",
      names: ["juros da hipoteca", "taxa da hipoteca", "taxa saron", "hipoteca saron"],
      ...{ unit: "percent", path: MORTGAGE },
    },
  },
};

const isAnswering = (key: string): key is AnsweringKey =>
  answeringParameters.some((each) => each === key);

export function listParameterAnswers(key: string, value: unknown) {
  const fields = isAnswering(key) ? answers[key] : {};
  if (typeof value !== "object" || value === null) return [];
  const given = value as Readonly<Record<string, unknown>>;
  return Object.entries<Answering>(fields).flatMap(([field, answering]) => {
    const number = given[field];
    if (typeof number !== "number") return [];
    const inUnit = answering.unit === "cents/month" ? Math.round(number * 100) : number;
    return [{ ...answering, field, value: inUnit }];
  });
}
