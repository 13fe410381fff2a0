import type { Office } from "~/reference/offices.server";
import { isAhead, type Plan } from "./plan.server";

export type ArrivalKit = {
  /** Open ones of the first weeks. */
  steps: {
    id: string;
    title: string;
    when: string | null;
    takeAlong: readonly string[];
    source: { name: string; url: string } | null;
  }[];
  canton: { name: string; offices: Pick<Office, "kind" | "name" | "address" | "url">[] } | null;
  memberId: string;
};

export function arrivalKitOf(
  { steps }: Pick<Plan, "steps">,
  canton: { name: string; offices: readonly Office[] } | null,
  memberId: string,
): ArrivalKit {
  return {
    steps: steps
      .filter((step) => step.phase === "arrival" && isAhead(step))
      .map(({ id, title, when, takeAlong, source }) => ({ id, title, when, takeAlong, source })),
    canton: canton && {
      name: canton.name,
      offices: canton.offices.map(({ kind, name, address, url }) => ({ kind, name, address, url })),
    },
    memberId,
  };
}
