import { monthlyDisposableIncome } from "../../../contract/calculators/budget.ts";
import { readCents } from "../../../contract/calculators/read-amount.ts";

export const DISPOSABLE_INCOME_FIELDS = ["salary", "rent", "premium"] as const;
export type DisposableIncomeField = (typeof DISPOSABLE_INCOME_FIELDS)[number];
export type DisposableIncomeInput = Record<DisposableIncomeField, string>;

export type DisposableIncomeTeaser =
  | { state: "empty" }
  | { state: "invalid"; field: DisposableIncomeField; reason: "unreadable" | "large" }
  | { state: "known"; leftChf: number; rentShare: number | null };

/** CHF 1 million: higher monthly amounts are typing errors. */
const MOST_CENTS = 100_000_000;
const LONGEST_TEXT = 40;

export function readDisposableIncomeInput(form: FormData): DisposableIncomeInput {
  const textOf = (name: DisposableIncomeField) =>
    String(form.get(name) ?? "").slice(0, LONGEST_TEXT);
  return { salary: textOf("salary"), rent: textOf("rent"), premium: textOf("premium") };
}

/** Per month: net salary less rent and health premium. */
export function disposableIncomeTeaser(typed: DisposableIncomeInput): DisposableIncomeTeaser {
  const amounts = new Map<DisposableIncomeField, number>();
  for (const field of DISPOSABLE_INCOME_FIELDS) {
    const read = readCents(typed[field], MOST_CENTS);
    if (read.state === "number") amounts.set(field, read.value);
    if (read.state !== "invalid") continue;
    const reason = read.reason === "large" ? "large" : "unreadable";
    return { state: "invalid", field, reason };
  }
  const salary = amounts.get("salary");
  const rent = amounts.get("rent");
  const premium = amounts.get("premium");
  if (salary === undefined || rent === undefined || premium === undefined) {
    return { state: "empty" };
  }
  return {
    state: "known",
    leftChf: monthlyDisposableIncome(salary, rent, premium).leftCents / 100,
    rentShare: salary > 0 ? rent / 100 / (salary / 100) : null,
  };
}
