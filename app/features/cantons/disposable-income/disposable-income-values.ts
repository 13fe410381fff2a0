import {
  disposableIncomeDefaults,
  type DisposableIncomeValues,
} from "../../../../contract/calculators/salary-forms.ts";
import {
  readCents,
  readCount,
  type AmountProblem,
} from "../../../../contract/calculators/read-amount.ts";
import { isAgeCovered } from "../../../../contract/calculators/net-salary.ts";
import { MOST_CHILDREN } from "../../../../contract/calculators/tariff-code.ts";

export type DisposableIncomeProblems = Partial<
  Record<keyof DisposableIncomeValues, AmountProblem | "missing" | "age">
>;

const OLDEST = 100;
/** Upper limit of the official tariffs. */
const LARGEST_CENTS = 999_999_999;

/** "5" means five or more, as in the rent statistics. */
export const rentRooms = ["1", "2", "3", "4", "5"] as const;

export type DisposableIncomeQuestion = {
  grossCents: number;
  age: number;
  isMarried: boolean;
  children: number;
  isInChurch: boolean;
  rooms: (typeof rentRooms)[number];
  isHighDeductible: boolean;
};

export type ReadDisposableIncome =
  | { question: DisposableIncomeQuestion; problems: null }
  | { question: null; problems: DisposableIncomeProblems };

export function sentDisposableIncomeValues(form: FormData): DisposableIncomeValues {
  const entries = Object.keys(disposableIncomeDefaults).map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value.slice(0, 60) : ""];
  });
  return Object.fromEntries(entries) as DisposableIncomeValues;
}

export function readDisposableIncome(values: DisposableIncomeValues): ReadDisposableIncome {
  const gross = readCents(values.gross, LARGEST_CENTS);
  const age = readCount(values.age, OLDEST);
  const children = readCount(values.children, MOST_CHILDREN);
  const problems: DisposableIncomeProblems = {};
  const note = (name: keyof DisposableIncomeValues, read: typeof gross) => {
    if (read.state === "empty") problems[name] = "missing";
    if (read.state === "invalid") problems[name] = read.reason;
  };
  note("gross", gross);
  note("age", age);
  note("children", children);
  if (gross.state === "number" && gross.value === 0) problems.gross = "missing";
  if (age.state === "number" && !isAgeCovered(age.value)) problems.age = "age";
  const isRead = gross.state === "number" && age.state === "number" && children.state === "number";
  if (!isRead || Object.keys(problems).length > 0) return { question: null, problems };
  const question = {
    grossCents: gross.value,
    age: age.value,
    children: children.value,
    isMarried: values.household === "married",
    isInChurch: values.church === "yes",
    rooms: rentRooms.find((rooms) => rooms === values.rooms) ?? "2",
    isHighDeductible: values.deductible === "2500",
  };
  return { question, problems: null };
}
