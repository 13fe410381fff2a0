import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { requireForm } from "~/forms/form";
import { memberAction } from "~/guards/guards.server";
import { showFailedForm } from "~/forms/failed-form.server";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import { feedbackReasons, MAX_FEEDBACK_NOTE, READ_PCT } from "../../../contract/content/reading.ts";
import { fits } from "../../../contract/shared/text-length.ts";
import { readingTypes } from "../../../contract/content/kinds.ts";
import { findOwnChange, type Asker } from "./own-change.server";
import { findReadingChoices, keepReadingChoices, lookChoices, flag } from "./choices.server";
import type { OwnReading, ReadingTarget } from "./own-reading";
import { keepOpinion, keepReading, openReading } from "./reading.server";
import { readAct } from "~/forms/read-act.server";

const target = { type: z.enum(readingTypes), item: z.uuid() };
const oneOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((given) => (given === "" ? undefined : given), z.enum(values).optional());

const input = z.union([
  z.object({ ...target, positionPct: z.coerce.number().int().min(0).max(READ_PCT) }),
  z.object({
    ...target,
    isUseful: z.enum(["true", "false"]),
    reason: oneOf(feedbackReasons),
    note: z.string().trim().refine(fits(MAX_FEEDBACK_NOTE)).optional(),
  }),
  z.object({ ...target, opened: z.literal("true") }),
  z.object({ ...target, isPersonal: flag }),
  lookChoices,
  z.object({ isPlain: flag }),
]);

export const readingAction = memberAction(async (member) => {
  const { request, own } = member;
  const form = await requireForm(request);
  const given = readAct(input, form);
  if (!given) return refuse(request, form, { code: "validation_failed", status: 400 });
  try {
    if (!("type" in given)) {
      await keepReadingChoices(own, given);
      return answerTo(request);
    }
    const { type, item } = given;
    if ("isPersonal" in given) {
      const { isPersonal } = given;
      await keepReadingChoices(own, { isPersonal });
      const change = isPersonal ? await findOwnChange(member, { type, item }) : undefined;
      return answerTo(request, { ...(change && { change }) });
    }
    if ("opened" in given) return Response.json(await openItem(member, { type, item }));
    if ("positionPct" in given) {
      await keepReading(own, { type, item }, given.positionPct);
    } else {
      const { isUseful, reason, note } = given;
      const opinion = { isUseful: isUseful === "true", reason, note };
      await keepOpinion(own, { type, item }, opinion);
    }
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const status = error.isOutage ? 503 : 400;
    return refuse(request, form, { code: "cms_unavailable", status });
  }
  return answerTo(request);
});

function answerTo(request: Request, told: { change?: string } = {}): Response {
  const page = findPageOf(request, to("/app"));
  return page ? redirect(page) : Response.json({ code: null, ...told });
}

function refuse(
  request: Request,
  form: FormData,
  { code, status }: { code: string; status: number },
): Response {
  const page = findPageOf(request, to("/app"));
  const note = { text: String(form.get("note") ?? ""), limit: MAX_FEEDBACK_NOTE };
  return page ? showFailedForm(page, status, note) : Response.json({ code }, { status });
}

async function openItem(member: Asker, opened: ReadingTarget): Promise<OwnReading> {
  const { isPersonal } = await findReadingChoices(member.own);
  const [left, change] = await Promise.all([
    openReading(member.own, opened),
    isPersonal ? findOwnChange(member, opened) : undefined,
  ]);
  return { ...left, ...(change && { change }) };
}
