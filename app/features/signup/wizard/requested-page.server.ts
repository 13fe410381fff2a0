import { redirect } from "@remix-run/node";
import { findNextPath } from "~/session/next-path.server";
import { to } from "~/i18n/paths";
import { expiredWantedCookie, findWantedPath, wantedCookie } from "~/session/cookies.server";

export function finish(request: Request): Response {
  const wanted = findWantedPath(request);
  const headers = new Headers();
  if (wanted) headers.append("Set-Cookie", expiredWantedCookie());
  return redirect(wanted ?? to("/app"), { headers });
}

export function keepWanted(request: Request): void {
  const url = new URL(request.url);
  const wanted = url.searchParams.get("redirect");
  if (wanted === null) return;
  url.searchParams.delete("redirect");
  const path = findNextPath(wanted);
  const headers = new Headers();
  if (path) headers.append("Set-Cookie", wantedCookie(path));
  throw redirect(to("/signup") + url.search, { headers });
}
