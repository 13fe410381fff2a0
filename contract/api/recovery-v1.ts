import { z } from "zod";
import { linkState } from "./time.ts";

export const recoveryInput = z.object({ email: z.string().min(1).max(254) });
export const recoveryLinkInput = z.object({ token: z.string().min(1).max(200) });
export const resetInput = recoveryLinkInput.extend({ password: z.string().max(1_024) });

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
