import type { ValidFor } from "../../../../contract/community/valid-for.ts";

/** Without a year they are ignored. */
export type TypedValidFor = { validYear: string; validCanton: string; validPermit: string };
export const nothingSaid: TypedValidFor = { validYear: "", validCanton: "", validPermit: "" };

export function validForOf(typed: Partial<TypedValidFor>): ValidFor | null {
  const { validYear, validCanton, validPermit } = typed;
  if (!validYear) return null;
  return { canton: validCanton || null, permit: validPermit || null, year: Number(validYear) };
}
