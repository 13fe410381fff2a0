import { runtime } from "~/runtime.server";
import { publicLoader } from "~/session/guards.server";
import { refuseSession } from "~/session/session-refusal.server";

/** Tells an open tab that the member's account changed (portal-spec §8); authenticated by the cookie. */
export const loader = publicLoader(({ request, session, isUnknown }) =>
  session
    ? runtime.sessionEvents.open(session, request.headers.get("last-event-id"))
    : refuseSession(isUnknown),
);
