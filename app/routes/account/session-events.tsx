import { publicLoader } from "~/guards/guards.server";
import { refuseSession } from "~/session/session-refusal.server";

/** Tells an open tab about account changes; authenticated by the cookie. */
export const loader = publicLoader(({ request, isUnknown, signedIn }) =>
  signedIn
    ? signedIn.ownSession.openEvents(
        request.headers.get("last-event-id"),
        new URL(request.url).searchParams.get("after") === "hub",
      )
    : refuseSession(isUnknown),
);
