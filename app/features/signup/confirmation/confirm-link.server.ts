import { failureOf } from "~/forms/form-answer.server";
import type { LinkReading, SignupApi, SignupDevice } from "~/service/signup-api.server";
import type { SignupFailure } from "~/features/signup/flow/signup-view";
import { requireAnswer, SIGNUP_FAILURES } from "~/features/signup/wizard/signup.server";

export type LinkView =
  | { state: "valid"; email: string; firstName: string; startedAt: string }
  | { state: Exclude<LinkReading["state"], "valid"> };

const TOKEN_SHAPE = /^[\w-]{20,64}$/;
const STATES = ["expired", "used", "replaced", "unknown"] as const;

/**
 * Changes nothing.
 * @throws a 503 answer while the service is unavailable
 */
export async function readLink(
  api: SignupApi,
  device: SignupDevice,
  token: string,
): Promise<LinkView> {
  if (!TOKEN_SHAPE.test(token)) return { state: "unknown" };
  const { state, email, firstName, startedAt } = requireAnswer(await api.readLink(device, token));
  if (state !== "valid") return { state };
  return { state, email: email ?? "", firstName: firstName ?? "", startedAt: startedAt ?? "" };
}

export type LinkUse =
  | { isConfirmed: true; deviceToken: string | null }
  | { isConfirmed: false; link: LinkView };

/** @throws a 503 answer while the service is unavailable */
export async function confirmByLink(
  api: SignupApi,
  device: SignupDevice,
  token: string,
): Promise<LinkUse> {
  if (!TOKEN_SHAPE.test(token)) return { isConfirmed: false, link: { state: "unknown" } };
  const result = await api.useLink(device, token);
  const refusal = result.isError
    ? STATES.find((state) => result.code === `mail_token.${state}`)
    : null;
  if (refusal) return { isConfirmed: false, link: { state: refusal } };
  return { isConfirmed: true, deviceToken: requireAnswer(result).deviceToken };
}

/** The answer does not reveal whether the link is valid. */
export async function resendByLink(
  api: SignupApi,
  device: SignupDevice,
  token: string,
): Promise<SignupFailure | null> {
  if (!TOKEN_SHAPE.test(token)) return null;
  const result = await api.resendByLink(device, token);
  return result.isError ? failureOf(result, SIGNUP_FAILURES) : null;
}
