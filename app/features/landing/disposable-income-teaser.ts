import { leftOfMonth } from "../../../contract/calculators/budget.ts";
import { readCents } from "../../../contract/calculators/read-amount.ts";

export const LEFT_FIELDS = ["salary", "rent", "premium"] as const;
export type LeftField = (typeof LEFT_FIELDS)[number];
export type LeftInput = Record<LeftField, string>;

export type WhatIsLeft =
  | { state: "empty" }
  | { state: "invalid"; field: LeftField; reason: "unreadable" | "large" }
  | { state: "known"; leftChf: number; rentShare: number | null };

/** CHF 1 million: higher monthly amounts are typing errors. */
const MOST_CENTS = 100_000_000;
const LONGEST_TEXT = 40;

export function readLeftInput(form: FormData): LeftInput {
  const textOf = (name: LeftField) => String(form.get(name) ?? "").slice(0, LONGEST_TEXT);
  return { salary: textOf("salary"), rent: textOf("rent"), premium: textOf("premium") };
}

/** Per month: net salary less rent and health premium. */
export function whatIsLeft(typed: LeftInput): WhatIsLeft {
  const amounts = new Map<LeftField, number>();
  for (const field of LEFT_FIELDS) {
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
    leftChf: leftOfMonth(salary, rent, premium).leftCents / 100,
    rentShare: salary > 0 ? rent / 100 / (salary / 100) : null,
  };
}
