import { publicLoader } from "~/guards/guards.server";
import { refuseSession } from "~/session/session-refusal.server";

export const loader = publicLoader(({ request, isUnknown, signedIn }) =>
  signedIn
    ? signedIn.ownSession.openEvents(
        request.headers.get("last-event-id"),
        new URL(request.url).searchParams.get("after") === "hub",
      )
    : refuseSession(isUnknown),
);
