/**
 * Example of the salary forms until the member types an own salary. Paid thirteen times it is about the
 * median wage (BFS, LSE 2024: CHF 7,024 with a twelfth of the thirteenth salary).
 */
export const EXAMPLE_SALARY_CHF = 6_500;
export const salaryExample = { gross: `${EXAMPLE_SALARY_CHF}` };

/** Default form values of the net salary; other pages send them together with a salary. */
export const netSalaryDefaults = {
  year: "",
  gross: "",
  period: "month",
  salaries: "13",
  workload: "100",
  canton: "ZH",
  age: "35",
  permit: "source",
  civil: "single",
  spouse: "",
  spouseSettled: "",
  children: "0",
  church: "",
  nbu: "",
  ktg: "",
  pension: "",
  allowances: "",
};

/** Form values of "Quanto sobra em cada cantão?": one full-time month, twelve salaries a year. */
export type DisposableIncomeValues = {
  gross: string;
  age: string;
  household: string;
  children: string;
  church: string;
  rooms: string;
  deductible: string;
};

/** Those of `exampleHousehold`. */
export const disposableIncomeDefaults: DisposableIncomeValues = {
  gross: "6’500",
  age: "35",
  household: "single",
  children: "0",
  church: "no",
  rooms: "2",
  deductible: "300",
};
