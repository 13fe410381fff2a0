import { parseChf } from "./money";

export const LEFT_FIELDS = ["salary", "rent", "premium"] as const;
export type LeftField = (typeof LEFT_FIELDS)[number];
export type LeftInput = Record<LeftField, string>;

export type WhatIsLeft =
  | { state: "empty" }
  | { state: "invalid"; field: LeftField }
  | { state: "known"; leftChf: number; rentShare: number | null };

/** What stays of a month's net salary after rent and health premium. */
export function whatIsLeft(typed: LeftInput): WhatIsLeft {
  const amounts = new Map<LeftField, number>();
  for (const field of LEFT_FIELDS) {
    const text = typed[field].trim();
    if (text === "") continue;
    const amount = parseChf(text);
    if (amount === null) return { state: "invalid", field };
    amounts.set(field, amount);
  }
  const salary = amounts.get("salary");
  const rent = amounts.get("rent");
  const premium = amounts.get("premium");
  if (salary === undefined || rent === undefined || premium === undefined) {
    return { state: "empty" };
  }
  return {
    state: "known",
    leftChf: Math.round((salary - rent - premium) * 100) / 100,
    rentShare: salary > 0 ? rent / salary : null,
  };
}
