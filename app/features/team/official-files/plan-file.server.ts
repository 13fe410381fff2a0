import { CmsError, type OwnCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import { planFileReport } from "../../../../contract/api/plan-file-v1.ts";
import type { PlanFileReport } from "../../../../contract/classifieds/plan-file.ts";
import { PLAN_FILE_MAX_BYTES } from "../../../../contract/classifieds/plan-file.ts";

export const PLAN_FILE_INTENTS = ["try-plans", "import-plans"] as const;

type PlanFileProblem = "file" | "large" | "encoding" | "away";

export type PlanFileAnswer = { plans: PlanFileReport | null; planProblem: PlanFileProblem | null };

const failed = (planProblem: PlanFileProblem): PlanFileAnswer => ({ plans: null, planProblem });

/** True if the form is the one of the plans' file. */
export const isPlanFile = (form: FormData): boolean =>
  PLAN_FILE_INTENTS.some((intent) => intent === form.get("intent"));

/** Spreadsheet programs may save other encodings; their accents would be lost. */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Directus reads the file, and writes all of it or nothing. */
export async function sendPlanFile(own: OwnCms, form: FormData): Promise<PlanFileAnswer> {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return failed("file");
  if (file.size > PLAN_FILE_MAX_BYTES) return failed("large");
  const text = decode(await file.arrayBuffer());
  if (text === null) return failed("encoding");
  const isTrial = form.get("intent") !== "import-plans";
  try {
    const question = askEndpoint("/portal-plan-file", { text, isTrial }, planFileReport);
    return { plans: await own.ask({ ...question, isWrite: true }), planProblem: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return failed("away");
  }
}
