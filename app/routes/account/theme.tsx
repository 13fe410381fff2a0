import { redirect } from "@remix-run/node";
import { requireForm } from "~/forms/form";
import { to } from "~/i18n/paths";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { THEMES, themeCookie } from "~/session/cookies.server";
import { findNextPath } from "~/session/next-path.server";

export const loader = publicLoader(() => redirect(to("")));

export const action = publicAction(async ({ request }) => {
  const form = await requireForm(request);
  const theme = THEMES.find((each) => each === form.get("theme")) ?? "auto";
  return redirect(findNextPath(form.get("redirect")) ?? to(""), {
    headers: { "Set-Cookie": themeCookie(theme) },
  });
});
