import type { Plan } from "./plan.server";

export type KitCanton = {
  name: string;
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
};

export type ArrivalKit = {
  steps: { id: string; title: string; when: string | null; source: string | null }[];
  canton: { name: string; offices: { kind: "official" | "migration"; url: string }[] } | null;
  memberId: string;
};

export function arrivalKitOf(
  { steps }: Pick<Plan, "steps">,
  canton: KitCanton | null,
  memberId: string,
): ArrivalKit {
  const offices = canton
    ? [
        { kind: "official" as const, url: canton.officialUrl },
        { kind: "migration" as const, url: canton.migrationOfficeUrl },
      ].flatMap(({ kind, url }) => (url ? [{ kind, url }] : []))
    : [];
  return {
    steps: steps
      .filter(({ isDone, isDropped }) => !isDone && !isDropped)
      .map(({ id, title, when, source }) => ({ id, title, when, source: source?.url ?? null })),
    canton: canton && { name: canton.name, offices },
    memberId,
  };
}
