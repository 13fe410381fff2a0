import { redirect } from "@remix-run/node";
import { requireForm } from "~/forms/form";
import { readAct } from "~/forms/read-act.server";
import * as z from "~/forms/zod";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { findSafePath } from "~/http/safe-path";
import { to } from "~/i18n/paths";
import { dismissedCookie } from "~/session/cookies.server";
import { isUuid } from "../../../contract/shared/uuid.ts";

const dismissal = z.object({
  id: z.string().check(z.refine(isUuid)),
  redirect: z.optional(z.string()),
});

export const loader = publicLoader(() => redirect(to("")));

export const action = publicAction(async ({ request }) => {
  const sent = readAct(dismissal, await requireForm(request));
  if (!sent) return Response.json({ code: "validation_failed" }, { status: 400 });
  const headers = { "Set-Cookie": dismissedCookie(request, sent.id) };
  const isPlainForm = request.headers.get("accept")?.includes("text/html") === true;
  if (isPlainForm) return redirect(findSafePath(sent.redirect) ?? to(""), { headers });
  return Response.json({ code: null }, { headers });
});
