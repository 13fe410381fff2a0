import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { readAct } from "~/forms/read-act.server";
import { tooLongText } from "~/forms/text-length";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import type { PlanApi } from "~/service/plan-api.server";
import { isTooLong } from "../../../contract/shared/text-length.ts";
import { DAY_MS } from "../../../contract/shared/time.ts";
import { DROP_NOTE_MAX_LENGTH, POSTPONE_DAYS } from "../../../contract/switzerland/plan.ts";
import { PEOPLE } from "../../../contract/switzerland/plan-people.ts";
import { isDay } from "../../../contract/switzerland/plan-dates.ts";
import { feedPath } from "./plan-feed.server";
import { answerCatchUp, catchUpForm, type CatchUpDependencies } from "./answer-catch-up.server";
import { markSteps, reopenStep } from "./plan-steps.server";
import type { Marked } from "./plan-view.server";
import { failedPlan, type PlanAnswer } from "./plan.server";

const marks = [
  "done",
  "drop",
  "open",
  "reopen",
  ...POSTPONE_DAYS.map((days) => `postpone-${days}`),
] as const;

const mark = z.object({
  step: z.uuid(),
  who: z.enum(PEOPLE).nullable().default(null),
  intent: z.enum(marks),
  note: z.string().trim().default(""),
});
const formSchema = z.union([
  mark,
  catchUpForm,
  z.object({ intent: z.literal("arrival"), arrival: z.string() }),
  z.object({ intent: z.enum(["make-feed", "remove-feed"]) }),
]);

type Dependencies = CatchUpDependencies & { plan: PlanApi; publicOrigin: string };

const POSTPONED = /^postpone-(\d+)$/;

function postponedTo(intent: string): string | null {
  const days = Number(POSTPONED.exec(intent)?.[1] ?? 0);
  return days > 0 ? zurichDay(new Date(Date.now() + days * DAY_MS)) : null;
}

async function saveMark(own: OwnCms, { step, who, intent, note }: z.output<typeof mark>) {
  if (intent === "reopen") return reopenStep(own, step);
  const today = zurichDay(new Date());
  const values = {
    doneOn: intent === "done" ? today : null,
    droppedOn: intent === "drop" ? today : null,
    snoozedTo: postponedTo(intent),
    note: intent === "drop" && note !== "" ? note : null,
  };
  return markSteps(own, [step], values, who);
}

async function answerMark(own: OwnCms, sent: z.output<typeof mark>): Promise<PlanAnswer | Marked> {
  const { step, intent, note } = sent;
  const error = isTooLong(note, DROP_NOTE_MAX_LENGTH)
    ? tooLongText(note, DROP_NOTE_MAX_LENGTH)
    : null;
  const drop = intent === "drop" ? { step, note, error } : null;
  if (drop && error !== null) return failedPlan("long-note", { drop });
  try {
    await saveMark(own, sent);
    return { marked: [step], who: sent.who };
  } catch (failure) {
    if (!(failure instanceof CmsError)) throw failure;
    return failedPlan("tick", { drop });
  }
}

/**
 * @returns the ids of the marked steps, null if the page only reloads, or what the page says
 * @throws a 400 for an unknown form
 */
export async function answerPlanForm(
  { own, plan, publicOrigin, findPastSteps }: Dependencies,
  form: FormData,
): Promise<PlanAnswer | Marked | null> {
  const sent = readAct(formSchema, form, ["steps", "listed"]);
  if (!sent) throw new AppError("validation_failed").toResponse();
  if ("step" in sent) return answerMark(own, sent);
  if ("listed" in sent) return answerCatchUp({ own, plan, findPastSteps }, sent);
  if (sent.intent === "arrival") {
    const day = sent.arrival.trim();
    const isSaved = (day === "" || isDay(day)) && !(await plan.setArrival(day || null)).isError;
    return isSaved ? null : failedPlan("day", { arrival: day });
  }
  if (sent.intent === "remove-feed") {
    return (await plan.removeFeed()).isError ? failedPlan("feed") : null;
  }
  const made = await plan.makeFeed();
  if (made.isError) return failedPlan("feed");
  return { ...failedPlan(null), feedUrl: new URL(feedPath(made.data.token), publicOrigin).href };
}
