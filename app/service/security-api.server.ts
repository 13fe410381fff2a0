import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";
import {
  codesStarted,
  done,
  isPasskeyOptions,
  passkeyCeremony,
  passwordChanged,
  recoveryCodes,
  securityState,
  type SecurityState,
} from "../../contract/api/security-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export type { OwnPasskey, OwnSession, SecurityState } from "../../contract/api/security-v1.ts";

const newPasskey = passkeyCeremony.extend({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isPasskeyOptions),
});

export function createSecurityApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  const post = <T>(shape: z.ZodType<T>, name: string, body: unknown, visitor: Visitor) =>
    ask(shape, `api/security/v1/${name}`, {
      method: "POST",
      bearer,
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    load: (): Promise<JsonResult<SecurityState>> =>
      ask(securityState, "api/security/v1/", { bearer }),
    endSession: (sessionId: string, visitor: Visitor) =>
      post(done, "sessions/end", { sessionId }, visitor),
    endOtherSessions: (visitor: Visitor) => post(done, "sessions/end-others", {}, visitor),
    /** Records a 403 for another member's page. */
    noteRefusedPage: (visitor: Visitor) => post(done, "refused-page", {}, visitor),
    changePassword: (
      passwords: { currentPassword: string; newPassword: string },
      visitor: Visitor,
    ): Promise<JsonResult<{ deviceToken: string }>> =>
      post(passwordChanged, "password", passwords, visitor),
    beginCodes: (currentPassword: string, visitor: Visitor) =>
      post(codesStarted, "codes/begin", { currentPassword }, visitor),
    confirmCodes: (code: string, visitor: Visitor) =>
      post(recoveryCodes, "codes/confirm", { code }, visitor),
    turnCodesOff: (currentPassword: string, visitor: Visitor) =>
      post(done, "codes/off", { currentPassword }, visitor),
    renewRecoveryCodes: (currentPassword: string, visitor: Visitor) =>
      post(recoveryCodes, "recovery-codes", { currentPassword }, visitor),
    beginPasskey: (currentPassword: string, visitor: Visitor) =>
      post(newPasskey, "passkeys/begin", { currentPassword }, visitor),
    finishPasskey: (
      answer: { challenge: string; response: RegistrationResponseJSON; name: string },
      visitor: Visitor,
    ) => post(done, "passkeys/finish", answer, visitor),
    renamePasskey: (renamed: { id: string; name: string }, visitor: Visitor) =>
      post(done, "passkeys/rename", renamed, visitor),
    removePasskey: (input: { id: string; currentPassword: string }, visitor: Visitor) =>
      post(done, "passkeys/remove", input, visitor),
  };
}

export type SecurityApi = ReturnType<typeof createSecurityApi>;
