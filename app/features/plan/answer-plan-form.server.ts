import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import type { PlanApi } from "~/service/plan-api.server";
import { isDay } from "../../../contract/switzerland/plan-dates.ts";
import { feedPath } from "./plan-feed.server";
import { markStep } from "./plan-steps.server";
import type { PlanAnswer } from "./plan.server";
import { readAct } from "~/forms/read-act.server";

const mark = z.object({ step: z.uuid(), intent: z.enum(["done", "drop", "open"]) });
const formSchema = z.union([
  mark,
  z.object({ intent: z.literal("arrival"), arrival: z.string() }),
  z.object({ intent: z.enum(["make-feed", "remove-feed"]) }),
]);

type Dependencies = { own: OwnCms; plan: PlanApi; publicOrigin: string };

const failed = (name: PlanAnswer["failed"]): PlanAnswer => ({ failed: name, feedUrl: null });

async function answerMark(own: OwnCms, { step, intent }: z.output<typeof mark>) {
  const today = zurichDay(new Date());
  try {
    await markStep(own, step, {
      doneOn: intent === "done" ? today : null,
      droppedOn: intent === "drop" ? today : null,
    });
    return null;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return failed("tick");
  }
}

/**
 * @returns null if the page reloads
 * @throws a 400 for an unknown form
 */
export async function answerPlanForm(
  { own, plan, publicOrigin }: Dependencies,
  form: FormData,
): Promise<PlanAnswer | null> {
  const sent = readAct(formSchema, form);
  if (!sent) throw new AppError("validation_failed").toResponse();
  if ("step" in sent) return answerMark(own, sent);
  if (sent.intent === "arrival") {
    const day = sent.arrival.trim();
    if (day !== "" && !isDay(day)) return failed("day");
    return (await plan.setArrival(day || null)).isError ? failed("day") : null;
  }
  if (sent.intent === "remove-feed") {
    return (await plan.removeFeed()).isError ? failed("feed") : null;
  }
  const made = await plan.makeFeed();
  if (made.isError) return failed("feed");
  return { failed: null, feedUrl: new URL(feedPath(made.data.token), publicOrigin).href };
}
