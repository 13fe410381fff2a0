import { data, redirect } from "@remix-run/node";
import type { ServerAnalytics } from "~/analytics/server-events.server";
import { to } from "~/i18n/paths";
import {
  accessCookie,
  deviceCookie,
  expiredSignupCookie,
  signupCookie,
} from "~/session/cookies.server";
import type { Sessions } from "~/session/sessions.server";
import { stepPath } from "../flow/signup-view";
import { type SignupVisitor, saveChoices, deviceOf, finish } from "./load-signup.server";
import { sendMemberStep, sendVisitorStep, type Sent } from "./send-step.server";
import type { SignupDependencies } from "./signup-dependencies";

type Entrance = { sessions: Sessions; analytics: ServerAnalytics };

export async function answerSignup(
  { request, signedIn, cms, service }: SignupVisitor,
  form: FormData,
  dependencies: SignupDependencies,
  entrance: Entrance,
) {
  const { signup: api } = service;
  const sent = signedIn
    ? await sendMemberStep(api, form, (chosen) => saveChoices(signedIn, dependencies, chosen))
    : await sendVisitorStep(api, deviceOf(request), form, () => dependencies.requireLegal(cms));
  switch (sent.kind) {
    case "stay":
      return data(sent.answer, { status: sent.status });
    case "leave":
      throw signedIn ? finish(request) : redirect(to(""));
    case "elsewhere":
      throw redirect(to("/signup"));
    case "go": {
      if (sent.to === "done") throw finish(request);
      const headers = new Headers();
      if (sent.newToken) headers.append("Set-Cookie", signupCookie(sent.newToken));
      throw redirect(to(stepPath(sent.to)), { headers });
    }
    case "logged-in":
      throw enter(request, sent, entrance);
  }
}

function enter(
  request: Request,
  { grant }: Extract<Sent, { kind: "logged-in" }>,
  { sessions, analytics }: Entrance,
): Response {
  const { accessToken, member } = sessions.accept(grant);
  const cookies = request.headers.get("cookie") ?? "";
  analytics.record("signup_completed", {}, { person: member, cookies });
  const headers = new Headers();
  headers.append("Set-Cookie", accessCookie(accessToken));
  headers.append("Set-Cookie", deviceCookie(grant.deviceToken));
  headers.append("Set-Cookie", expiredSignupCookie());
  return redirect(to(stepPath("european-passport")), { headers });
}
