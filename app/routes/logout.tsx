import { redirect } from "@remix-run/node";
import { to } from "~/i18n/paths";
import { runtime } from "~/runtime.server";
import { expiredAccessCookie } from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/session/guards.server";

export const loader = publicLoader(() => redirect(to("")));

/** Ends the session in the service; the browser's cookie goes even when the service can't be reached. */
export const action = publicAction(async ({ session }) => {
  if (session) {
    await runtime.users.logout(session.accessToken);
    runtime.sessions.forget(session.accessToken);
  }
  return redirect(to("/login"), {
    headers: { "Set-Cookie": expiredAccessCookie(), "Clear-Site-Data": '"cache"' },
  });
});
