const NO_STORE = { "Cache-Control": "no-store" };

/** For script requests: an unavailable service must not send members to the login. */
export function refuseSession(isUnknown: boolean): Response {
  const code = isUnknown ? "service_unavailable" : "auth.required";
  return Response.json({ code }, { status: isUnknown ? 503 : 401, headers: NO_STORE });
}
