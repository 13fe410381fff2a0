import { visitorOf } from "~/http/visitor";
import type { SignupDevice } from "~/service/signup-api.server";
import { findSignupToken } from "~/session/cookies.server";

export const deviceOf = (request: Request): SignupDevice => ({
  token: findSignupToken(request),
  visitor: visitorOf(request),
});
