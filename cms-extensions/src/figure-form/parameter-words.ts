import type { parameterShapes } from "../../../contract/calculators/parameter-shapes";

type Shapes = typeof parameterShapes;
/** Every name of a field in a parameter. */
export type ParameterField = { [Key in keyof Shapes]: keyof Shapes[Key] }[keyof Shapes];

/** What editors read beside the values of the calculators. */
export const parameterWords: Readonly<Record<ParameterField, string>> = {
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
};
