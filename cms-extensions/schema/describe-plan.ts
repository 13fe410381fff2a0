import { describeAdditions, describeMisfit, type SchemaPlan } from "./apply-schema.ts";

export function describePlan(plan: SchemaPlan): string[] {
  const { changes, misfits } = plan;
  return [
    changes.length === 0 ? "schema: nothing to change" : `schema: ${changes.length} changes`,
    ...changes.map((line) => `  ${line}`),
    ...describeAdditions(plan).map((line) => `warning: ${line}`),
    ...misfits.map((misfit) => `does not fit: ${describeMisfit(misfit)}`),
  ];
}
