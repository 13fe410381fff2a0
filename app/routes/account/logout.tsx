import { redirect } from "@remix-run/node";
import { sessionOpenQuery } from "~/features/account/auth/login-notices";
import { to } from "~/i18n/paths";
import { runtime } from "~/guards/runtime.server";
import { expiredAccessCookie, findAccessToken } from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(() => redirect(to("")));

const isOver = (statusCode: number) => statusCode === 401;

/**
 * Ends the session in the service. The cookie is deleted even if the service can't be reached; the login
 * page then warns that a copy of it would still work.
 */
export const action = publicAction(async ({ request }) => {
  const accessToken = findAccessToken(request);
  const answer = accessToken ? await runtime.users.logout(accessToken) : null;
  if (accessToken) runtime.sessions.forget(accessToken);
  const isSessionOpen = answer?.isError === true && !isOver(answer.statusCode);
  return redirect(to(isSessionOpen ? `/login?${sessionOpenQuery}` : "/login"), {
    headers: { "Set-Cookie": expiredAccessCookie(), "Clear-Site-Data": '"cache"' },
  });
});
