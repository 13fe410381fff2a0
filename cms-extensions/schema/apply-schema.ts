import { readFile } from "node:fs/promises";
import { callCms, CmsError, type CmsAdmin } from "../cms-client.ts";
import { FIT_ENDPOINT, type FitAnswer, type FitQuestion } from "./fit-question.ts";
import { snapshotFile } from "./snapshot-file.ts";
import {
  countChanges,
  describeChanges,
  listDeletions,
  listFitQuestions,
  listUnfillable,
  withoutDeletions,
  withoutRules,
  type SchemaDiff,
} from "./schema-diff.ts";

/** Stored values do not fit the snapshot; nothing was written. */
export class SchemaRefusedError extends Error {
  readonly misfits: readonly string[];

  constructor(misfits: readonly string[]) {
    super(
      `The snapshot does not fit stored values: ${misfits.join("; ")}. ` +
        "Change the values or the snapshot (docs/operate.md, Upgrades).",
    );
    this.name = "SchemaRefusedError";
    this.misfits = misfits;
  }
}

export type SchemaPlan = {
  changes: readonly string[];
  /** Collections and fields that the snapshot does not name; they stay. */
  additions: readonly string[];
  misfits: readonly Misfit[];
  diff: SchemaDiff | null;
};

type Misfit = FitQuestion & FitAnswer;

/**
 * Compares the schema of a running Directus with a snapshot, and counts the rows that a change would
 * truncate. Writes nothing.
 * @param snapshot text of a snapshot; default: `directus-snapshot.yaml`
 */
export async function planSchema(cms: CmsAdmin, snapshot?: string): Promise<SchemaPlan> {
  const text = snapshot ?? (await readFile(snapshotFile, "utf8"));
  const diff = await callCms<SchemaDiff>(cms, "POST", "/schema/diff?force=true", {
    form: upload(new Blob([text], { type: "text/yaml" }), "snapshot.yaml"),
  });
  if (!diff) return { changes: [], additions: [], misfits: [], diff: null };
  const questions = listFitQuestions(diff);
  const answers = await countMisfits(cms, questions);
  const misfits = questions
    .map((question, at) => ({ ...question, ...(answers[at] ?? NOT_COUNTED) }))
    .filter(({ rows }) => rows !== 0);
  const applied = withoutDeletions(diff);
  return { changes: describeChanges(applied), additions: listDeletions(diff), misfits, diff };
}

const NOT_COUNTED: FitAnswer = { rows: null, type: "its new type" };

async function countMisfits(
  cms: CmsAdmin,
  questions: readonly FitQuestion[],
): Promise<readonly FitAnswer[]> {
  if (questions.length === 0) return [];
  try {
    return (await callCms<FitAnswer[]>(cms, "POST", `/${FIT_ENDPOINT}`, { json: questions })) ?? [];
  } catch (error) {
    // The running Directus is older than this code: what it can't count is taken for a misfit.
    if (error instanceof CmsError && error.code === "ROUTE_NOT_FOUND") return [];
    throw error;
  }
}

export function describeMisfit({ collection, field, rule, rows, type }: Misfit): string {
  const count =
    rows === null ? "an unknown number of rows" : `${rows} ${rows === 1 ? "row" : "rows"}`;
  const reasons = {
    shape: `would be cut or refused by ${type}`,
    required: "without a value, and it would be required",
    unique: "with a value that another row has, and it would be unique",
    filled: "would need a value in this new required field without a default",
  };
  return `${collection}.${field}: ${count} ${reasons[rule]}`;
}

/** A column that is wider, optional or not unique accepts everything that this version writes. */
function isLooser({ rule, type }: Misfit): boolean {
  if (rule === "shape") return /^(character|text)/.test(type);
  return rule !== "filled";
}

export type ApplyOptions = {
  /**
   * Deletes collections and fields that the snapshot does not name, and truncates values that do not fit.
   */
  allowDeletions?: boolean;
  /**
   * At the portal's start, a column looser than the snapshot is left unchanged instead of refused: the
   * portal works with it.
   */
  keepsLooser?: boolean;
  snapshot?: string;
};

/**
 * Updates the schema of a running Directus to `directus-snapshot.yaml`. Collections and fields that the
 * snapshot does not name stay. Writes nothing if the schema is already the same.
 * @returns number of changed collections, fields and relations, and what was left unchanged, as text
 * @throws {SchemaRefusedError} before writing, if stored values do not fit
 */
export async function applySchema(
  cms: CmsAdmin,
  { allowDeletions = false, keepsLooser: keepsLargerColumns = false, snapshot }: ApplyOptions = {},
): Promise<{ changes: number; unchanged: readonly string[] }> {
  const plan = await planSchema(cms, snapshot);
  if (!plan.diff) return { changes: 0, unchanged: [] };
  if (allowDeletions) return { changes: await apply(cms, plan.diff), unchanged: [] };
  const looser = keepsLargerColumns ? plan.misfits.filter(isLooser) : [];
  const refused = plan.misfits.filter((misfit) => !looser.includes(misfit));
  if (refused.length > 0) throw new SchemaRefusedError(refused.map(describeMisfit));
  const changes = await apply(cms, withoutRules(withoutDeletions(plan.diff), looser));
  const left = looser.map((misfit) => `${describeMisfit(misfit)}; the column stays as it is`);
  return { changes, unchanged: [...describeAdditions(plan), ...left] };
}

export function describeAdditions({ additions, diff }: SchemaPlan): string[] {
  const unfillable = new Set(diff ? listUnfillable(diff) : []);
  return additions.map((name) => {
    const line = `${name} is not in the snapshot; it stays`;
    return unfillable.has(name)
      ? `${line}, but is required without a default: this version can add no rows there`
      : line;
  });
}

async function apply(cms: CmsAdmin, diff: SchemaDiff): Promise<number> {
  const changes = countChanges(diff);
  if (changes === 0) return 0;
  await callCms(cms, "POST", "/schema/apply", {
    form: upload(new Blob([JSON.stringify(diff)], { type: "application/json" }), "diff.json"),
  });
  return changes;
}

// A file upload passes where the same bytes as a JSON body would be larger than Directus accepts.
function upload(blob: Blob, name: string): FormData {
  const form = new FormData();
  form.set("file", blob, name);
  return form;
}

export function describePlan(plan: SchemaPlan): string[] {
  const { changes, misfits } = plan;
  return [
    changes.length === 0 ? "schema: nothing to change" : `schema: ${changes.length} changes`,
    ...changes.map((line) => `  ${line}`),
    ...describeAdditions(plan).map((line) => `warning: ${line}`),
    ...misfits.map((misfit) => `does not fit: ${describeMisfit(misfit)}`),
  ];
}
