import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { setReminder } from "~/content/favorites/favorites.server";
import type { ReminderAnswer } from "~/content/favorites/reminder-form";
import { requireForm } from "~/forms/form";
import { readAct } from "~/forms/read-act.server";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import { reminderTime } from "../../../contract/content/favorite-reminders.ts";
import { pageKinds } from "../../../contract/content/kinds.ts";

const input = z.object({
  type: z.enum(pageKinds),
  item: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  delay: z.enum(["day", "week", "month", "none"]),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

async function fulfil(request: Request, own: OwnCms): Promise<ReminderAnswer> {
  const values = readAct(input, await requireForm(request));
  if (!values) return { code: "refused" };
  const { delay, ...favorite } = values;
  const remindAt = delay === "none" ? null : reminderTime(delay, new Date());
  try {
    return { code: (await setReminder(own, { ...favorite, remindAt })) ? null : "refused" };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return { code: "unavailable" };
  }
}

export const action = memberAction(async ({ request, own }) => {
  const answer = await fulfil(request, own);
  const page = findPageOf(request, to("/app/news/favorites"));
  return page ? redirect(page) : Response.json(answer);
});
