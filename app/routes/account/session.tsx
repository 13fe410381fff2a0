import { publicAction, publicLoader } from "~/guards/guards.server";
import { accessCookie, expiredAccessCookie } from "~/session/cookies.server";
import { refuseSession } from "~/session/session-refusal.server";

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = publicLoader(({ isUnknown, signedIn }) => {
  if (!signedIn) throw refuseSession(isUnknown);
  return Response.json(
    { leftMs: signedIn.ownSession.expiryMs - Date.now() },
    { headers: NO_STORE },
  );
});

/** Renews the session, one hour before it expires. Only a refusal clears the cookie. */
export const action = publicAction(async ({ isUnknown, signedIn }) => {
  if (!signedIn) return refuseSession(isUnknown);
  const result = await signedIn.ownSession.renew();
  const headers = new Headers(NO_STORE);
  if (!result.isError) {
    headers.append("Set-Cookie", accessCookie(result.data.accessToken));
    return Response.json({ leftMs: result.data.accessTokenExpiryMs - Date.now() }, { headers });
  }
  const isRefused = result.statusCode === 401 || result.statusCode === 403;
  if (isRefused) headers.append("Set-Cookie", expiredAccessCookie());
  return Response.json(
    { code: isRefused ? "auth.required" : "service_unavailable" },
    { status: isRefused ? 401 : 503, headers },
  );
});
