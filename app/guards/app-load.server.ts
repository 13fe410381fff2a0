import { runtime } from "~/guards/runtime.server";
import { accessCookie, expiredAccessCookie, findAccessToken } from "~/session/cookies.server";
import { RENEW_BEFORE_EXPIRY_MS, type Session } from "~/session/sessions.server";

/**
 * The session check at app load. Accepts a session with more than four hours left; otherwise renews it by
 * token login. Only a refusal logs out; a missing answer keeps the session.
 */
export async function openAppLoad(
  request: Request,
): Promise<{ session: Session | null; headers: Headers }> {
  const headers = new Headers();
  const accessToken = findAccessToken(request);
  if (!accessToken) return { session: null, headers };
  const answer = await runtime.sessions.resolve(accessToken);
  if (answer.kind === "guest") headers.append("Set-Cookie", expiredAccessCookie());
  if (answer.kind !== "member") return { session: null, headers };
  if (answer.session.accessTokenExpiryMs - Date.now() > RENEW_BEFORE_EXPIRY_MS) {
    return { session: answer.session, headers };
  }
  return { session: await renewed(answer.session, headers), headers };
}

async function renewed(session: Session, headers: Headers): Promise<Session | null> {
  const result = await runtime.sessions.renew(session.accessToken);
  if (!result.isError) {
    headers.append("Set-Cookie", accessCookie(result.data.accessToken));
    return result.data;
  }
  if (result.statusCode !== 401 && result.statusCode !== 403) return session;
  headers.append("Set-Cookie", expiredAccessCookie());
  return null;
}
