import type { Knex } from "knex";
import {
  comparePlans,
  readPlanFile,
  type PlanComparison,
  type PlanFileInput,
  type PlanFileReport,
  type PlanName,
  type PlanValues,
  type StoredPlan,
} from "../../../../contract/classifieds/plan-file.ts";

type PlanRecord = Omit<StoredPlan, "retrievedOn"> & { retrievedAt: Date | string | null };

export type PlanItems = {
  createOne(values: object): Promise<unknown>;
  updateOne(id: string, values: object): Promise<unknown>;
};

const columns = [
  ...["id", "provider", "name", "type", "monthlyCents", "dataGb", "dataUnlimited", "minutes"],
  ...["has5g", "eSim", "minTermMonths", "noticeDays", "url", "source", "sourceUrl", "retrievedAt"],
];

async function listPublishedPlans(database: Knex): Promise<StoredPlan[]> {
  const rows: PlanRecord[] = await database("mobile_plans")
    .where({ status: "published" })
    .select(columns);
  return rows.map(({ retrievedAt, dataGb, ...plan }) => ({
    ...plan,
    // PostgreSQL's driver answers decimals as texts.
    dataGb: dataGb === null ? null : Number(dataGb),
    retrievedOn: retrievedAt ? new Date(retrievedAt).toISOString().slice(0, 10) : null,
  }));
}

/** Noon, so that the day is the same in Zurich. */
const toRecord = ({ retrievedOn, ...values }: PlanValues) => ({
  ...values,
  retrievedAt: `${retrievedOn}T12:00:00.000Z`,
});

export type PlanFileDeps = {
  database: Knex;
  /** @param within the transaction of the import */
  itemsOf: (within: Knex) => PlanItems;
  today: string;
};

const nothing = { added: [], changed: [], unchanged: 0, missing: [] };

/**
 * Imports the editors' file of mobile plans completely or not at all: new plans are published, changed ones
 * updated, and missing ones archived. A dry run only reports.
 */
export async function importPlanFile(
  { text, isTrial }: PlanFileInput,
  { database, itemsOf, today }: PlanFileDeps,
): Promise<{ report: PlanFileReport; writtenIds: string[] }> {
  const { rows, problems } = readPlanFile(text, today);
  if (problems.length > 0)
    return { report: { state: "refused", ...nothing, problems }, writtenIds: [] };
  if (isTrial) {
    const comparison = comparePlans(rows, await listPublishedPlans(database));
    return { report: reportOf(comparison, "tried"), writtenIds: [] };
  }
  return database.transaction(async (within) => {
    // Two imports at once would publish the same plans twice.
    await within.raw("select pg_advisory_xact_lock(hashtext('mobile plan file'))");
    const comparison = comparePlans(rows, await listPublishedPlans(within));
    if (comparison.problems.length > 0)
      return { report: reportOf(comparison, "imported"), writtenIds: [] };
    const items = itemsOf(within);
    const writtenIds: string[] = [];
    // One by one: each slug must be free of the ones before.
    for (const { values } of comparison.added)
      writtenIds.push(String(await items.createOne({ ...toRecord(values), status: "published" })));
    for (const { id, values } of comparison.changed) {
      await items.updateOne(id, toRecord(values));
      writtenIds.push(id);
    }
    for (const { id } of comparison.missing) {
      await items.updateOne(id, { status: "archived" });
      writtenIds.push(id);
    }
    return { report: reportOf(comparison, "imported"), writtenIds };
  });
}

function reportOf(comparison: PlanComparison, state: "tried" | "imported"): PlanFileReport {
  const { added, changed, unchanged, missing, problems } = comparison;
  if (problems.length > 0) return { state: "refused", ...nothing, problems };
  const named = (plan: Partial<StoredPlan>): PlanName => ({
    provider: plan.provider ?? "",
    name: plan.name ?? "",
    type: plan.type ?? "postpaid",
  });
  return {
    state,
    added: added.map(({ values }) => named(values)),
    changed: changed.map(({ values, changes }) => ({ ...named(values), changes })),
    unchanged,
    missing: missing.map(named),
    problems: [],
  };
}
