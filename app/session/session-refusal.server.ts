const NO_STORE = { "Cache-Control": "no-store" };

/** For calls of scripts: a service that can't be asked is no reason to send anybody to login. */
export function refuseSession(isUnknown: boolean): Response {
  const code = isUnknown ? "service_unavailable" : "auth.required";
  return Response.json({ code }, { status: isUnknown ? 503 : 401, headers: NO_STORE });
}
