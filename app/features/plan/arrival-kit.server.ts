import type { Office } from "~/reference/offices.server";
import type { Plan } from "./plan.server";

export type ArrivalKit = {
  steps: {
    id: string;
    title: string;
    when: string | null;
    takeAlong: readonly string[];
    source: string | null;
  }[];
  canton: { name: string; offices: Pick<Office, "kind" | "name" | "address" | "url">[] } | null;
  memberId: string;
};

/** Open steps after this many are left out: the kit is for the first days. */
const MOST_STEPS = 20;

export function arrivalKitOf(
  { steps }: Pick<Plan, "steps">,
  canton: { name: string; offices: readonly Office[] } | null,
  memberId: string,
): ArrivalKit {
  return {
    steps: steps
      .filter(({ isDone, isDropped, isMissed }) => !isDone && !isDropped && !isMissed)
      .slice(0, MOST_STEPS)
      .map(({ id, title, when, takeAlong, source }) => ({
        ...{ id, title, when, takeAlong },
        source: source?.url ?? null,
      })),
    canton: canton && {
      name: canton.name,
      offices: canton.offices.map(({ kind, name, address, url }) => ({ kind, name, address, url })),
    },
    memberId,
  };
}
