import { z } from "zod";
import { EMAIL_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from "../account/person.ts";
import { fits } from "../shared/text-length.ts";
import { linkState, moment, typedPassword } from "./common.ts";
import { crops } from "../account/profile.ts";

const password = typedPassword.min(1);
const passkeyId = z.string().regex(/^[\w-]{1,1400}$/);
const passkeyName = z.string().trim().min(1).refine(fits(PASSKEY_NAME_MAX_LENGTH));

export const currentPasswordInput = z.object({ currentPassword: password });
export const changePasswordInput = currentPasswordInput.extend({ newPassword: typedPassword });
export const sessionInput = z.object({ sessionId: z.guid() });
export const codeInput = z.object({ code: z.string().min(1).max(20) });
export const newPasskeyInput = z.object({
  challenge: z.string().max(200),
  response: z.looseObject({ id: z.string() }),
  name: passkeyName,
});
export const passkeyNameInput = z.object({ id: passkeyId, name: passkeyName });
export const removePasskeyInput = currentPasswordInput.extend({ id: passkeyId });

const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.string(),
  network: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
});
export type OwnSession = z.output<typeof ownSession>;

const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

export const securityState = z.object({
  sessions: z.array(ownSession),
  secondFactor: z.object({
    areCodesOn: z.boolean(),
    recoveryCodesLeft: z.number(),
    passkeys: z.array(ownPasskey),
  }),
});
export type SecurityState = z.output<typeof securityState>;

export const done = z.object({});
export const passwordChanged = z.object({ deviceToken: z.string() });
export const codesStarted = z.object({ secret: z.string(), uri: z.string() });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const passkeyOptions = z.looseObject({ challenge: z.string() });
/** True for passkey options; the rest of their content is defined by WebAuthn. */
export const isPasskeyOptions = (value: unknown): boolean =>
  passkeyOptions.safeParse(value).success;
export const passkeyCeremony = z.object({
  options: z.custom<{ challenge: string }>(isPasskeyOptions),
  challenge: z.string(),
});

export const recoveryInput = z.object({ email: z.string().min(1).max(EMAIL_MAX_LENGTH) });
export const recoveryLinkInput = z.object({ token: z.string().min(1).max(200) });
export const resetInput = recoveryLinkInput.extend({ password: typedPassword });

export const recoveryRequested = z.object({});
export const recoveryLink = z.object({ state: linkState });

/**
 * `deviceToken` is for this browser. The rest lists other ways into the account that stay open beside the
 * new password.
 */
export const passwordReset = z.object({
  deviceToken: z.string(),
  areCodesOn: z.boolean(),
  passkeys: z.number(),
});
export type PasswordReset = z.output<typeof passwordReset>;

export const emailChangeInput = z.object({
  email: z.string().max(EMAIL_MAX_LENGTH),
  password,
});
export const emailLinkInput = z.object({ token: z.string().min(1).max(200) });
export const avatarQuery = z.object({ crop: z.enum(crops).catch("center") });

export const emailLink = z.object({ state: linkState, email: z.string().nullable() });
export const emailReverted = z.object({ resetToken: z.string() });
