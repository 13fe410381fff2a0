import type { ValidFor } from "../../../contract/valid-for.ts";

/** For whom a reply holds, as its form sends it; without a year it says nothing. */
export type TypedValidFor = { validYear: string; validCanton: string; validPermit: string };
export const nothingSaid: TypedValidFor = { validYear: "", validCanton: "", validPermit: "" };

/** What a form says, as it is kept; null where it says no year. */
export function validForOf(typed: Partial<TypedValidFor>): ValidFor | null {
  const { validYear, validCanton, validPermit } = typed;
  if (!validYear) return null;
  return { canton: validCanton || null, permit: validPermit || null, year: Number(validYear) };
}
