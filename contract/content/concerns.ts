import { JOBS } from "../account/signup.ts";

/** Occupation, as in the signup. */
export const SITUATIONS = JOBS;
export type Situation = (typeof SITUATIONS)[number];

/** The readers whom an item affects; an empty list means all. */
export type Concerned = {
  cantons: readonly string[];
  permits: readonly string[];
  situations: readonly string[];
};

export type Circumstances = {
  cantons: readonly string[];
  permit?: string | undefined;
  situation?: string | undefined;
};

export type Reason = { kind: "canton" | "permit" | "situation"; value: string };

/**
 * Why an item affects a reader: one reason per condition. Null if a condition does not match or is unknown,
 * and if the item has no conditions.
 */
export function reasonsOf(concerned: Concerned, person: Circumstances): Reason[] | null {
  const { cantons, permit, situation } = person;
  const requested = [
    { kind: "canton", among: concerned.cantons, known: cantons },
    { kind: "permit", among: concerned.permits, known: permit ? [permit] : [] },
    { kind: "situation", among: concerned.situations, known: situation ? [situation] : [] },
  ] as const;
  const reasons = requested
    .filter(({ among }) => among.length > 0)
    .map(({ kind, among, known }) => ({ kind, value: known.find((one) => among.includes(one)) }));
  const fitting = reasons.flatMap(({ kind, value }) => (value ? { kind, value } : []));
  return fitting.length > 0 && fitting.length === reasons.length ? fitting : null;
}
