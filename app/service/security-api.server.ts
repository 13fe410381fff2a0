import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";

export type OwnSession = {
  id: string;
  isCurrent: boolean;
  device: string;
  network: string;
  createdAt: string;
  lastUsedAt: string;
};

export type OwnPasskey = {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export type SecurityState = {
  sessions: OwnSession[];
  secondFactor: { areCodesOn: boolean; recoveryCodesLeft: number; passkeys: OwnPasskey[] };
};

export type PasskeyCeremony = {
  options: PublicKeyCredentialCreationOptionsJSON;
  challenge: string;
};

/** Who changes something: the member's token, and the browser it came from. */
export type Actor = { bearer: string; visitor: Visitor };

/** The service's `api/security/v1`: a member's sessions, password and second factor. */
export function createSecurityApi(send: JsonClient, internalKey: string) {
  const post = <T>(name: string, body: unknown, { bearer, visitor }: Actor) =>
    send<T>(`api/security/v1/${name}`, {
      method: "POST",
      bearer,
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    load: (bearer: string): Promise<JsonResult<SecurityState>> =>
      send("api/security/v1/", { bearer }),
    endSession: (sessionId: string, actor: Actor) =>
      post<object>("sessions/end", { sessionId }, actor),
    endOtherSessions: (actor: Actor) => post<object>("sessions/end-others", {}, actor),
    /** A 403 for a page of somebody else, for the record. */
    noteRefusedPage: (actor: Actor) => post<object>("refused-page", {}, actor),
    changePassword: (
      passwords: { currentPassword: string; newPassword: string },
      actor: Actor,
    ): Promise<JsonResult<{ deviceToken: string }>> => post("password", passwords, actor),
    beginCodes: (currentPassword: string, actor: Actor) =>
      post<{ secret: string; uri: string }>("codes/begin", { currentPassword }, actor),
    confirmCodes: (code: string, actor: Actor) =>
      post<{ recoveryCodes: string[] }>("codes/confirm", { code }, actor),
    turnCodesOff: (currentPassword: string, actor: Actor) =>
      post<object>("codes/off", { currentPassword }, actor),
    renewRecoveryCodes: (currentPassword: string, actor: Actor) =>
      post<{ recoveryCodes: string[] }>("recovery-codes", { currentPassword }, actor),
    beginPasskey: (currentPassword: string, actor: Actor) =>
      post<PasskeyCeremony>("passkeys/begin", { currentPassword }, actor),
    finishPasskey: (
      answer: { challenge: string; response: RegistrationResponseJSON; name: string },
      actor: Actor,
    ) => post<object>("passkeys/finish", answer, actor),
    renamePasskey: (renamed: { id: string; name: string }, actor: Actor) =>
      post<object>("passkeys/rename", renamed, actor),
    removePasskey: (asked: { id: string; currentPassword: string }, actor: Actor) =>
      post<object>("passkeys/remove", asked, actor),
  };
}

export type SecurityApi = ReturnType<typeof createSecurityApi>;
