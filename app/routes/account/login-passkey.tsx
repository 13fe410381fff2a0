import { runtime } from "~/guards/runtime.server";
import { visitorOf } from "~/http/visitor";
import { loginStepCookie } from "~/session/cookies.server";
import { guestAction, publicLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";

export const loader = publicLoader(({ request }) => {
  throw notFound(request);
});

/** Returns the challenge of a passkey login; a cookie ties the answer to it. */
export const action = guestAction(async ({ request }) => {
  const result = await runtime.users.startPasskeyLogin(visitorOf(request));
  if (result.isError) {
    return Response.json({ code: result.code }, { status: result.statusCode });
  }
  const { options, challenge } = result.data;
  return Response.json({ options }, { headers: { "Set-Cookie": loginStepCookie(challenge) } });
});
