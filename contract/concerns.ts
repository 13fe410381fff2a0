import { JOBS } from "./signup.ts";

/** What somebody does in life, as the signup asks it. */
export const SITUATIONS = JOBS;
export type Situation = (typeof SITUATIONS)[number];

/** Whom an item changes something for; an empty list leaves that open. */
export type Concerned = {
  cantons: readonly string[];
  permits: readonly string[];
  situations: readonly string[];
};

/** What is known of a person. */
export type Circumstances = {
  cantons: readonly string[];
  permit?: string | undefined;
  situation?: string | undefined;
};

export type Reason = { kind: "canton" | "permit" | "situation"; value: string };

/**
 * Why something changes for a person: one reason for each thing that it depends on. Null where one of them
 * does not fit or is not known, and where it depends on nothing, being for everybody.
 */
export function reasonsOf(concerned: Concerned, person: Circumstances): Reason[] | null {
  const { cantons, permit, situation } = person;
  const asked = [
    { kind: "canton", among: concerned.cantons, known: cantons },
    { kind: "permit", among: concerned.permits, known: permit ? [permit] : [] },
    { kind: "situation", among: concerned.situations, known: situation ? [situation] : [] },
  ] as const;
  const reasons = asked
    .filter(({ among }) => among.length > 0)
    .map(({ kind, among, known }) => ({ kind, value: known.find((one) => among.includes(one)) }));
  const fitting = reasons.flatMap(({ kind, value }) => (value ? { kind, value } : []));
  return fitting.length > 0 && fitting.length === reasons.length ? fitting : null;
}
