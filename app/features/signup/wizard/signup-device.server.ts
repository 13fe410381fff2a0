import { visitorOf } from "~/http/visitor";
import type { SignupDevice } from "~/service/signup-api.server";
import { findSignupToken } from "~/session/cookies.server";

/** The device that a visitor signs up with, as the service knows it. */
export const deviceOf = (request: Request): SignupDevice => ({
  token: findSignupToken(request),
  visitor: visitorOf(request),
});
