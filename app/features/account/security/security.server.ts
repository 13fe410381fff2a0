import { data as answerWith } from "@remix-run/node";
import type { FormAnswer } from "~/forms/form-answer";
import type { Visitor } from "~/http/visitor";
import type { RegistrationResponseJSON } from "@simplewebauthn/browser";
import { encode } from "uqr";
import { answerStatus, sendForm } from "~/forms/form-answer.server";
import type { SecurityApi, SecurityState } from "~/service/security-api.server";
import {
  codeSchema,
  currentPasswordSchema,
  newPasskeySchema,
  nothingSchema,
  removePasskeySchema,
  renamePasskeySchema,
  sessionSchema,
  changePasswordSchema,
} from "./security.schema";

/** An answer never repeats these fields. */
export const PASSWORDS = ["currentPassword", "newPassword"];

export const SECURITY_FAILURES = {
  "auth.invalid_second_factor": "passkey_refused",
  forbidden: "locked",
  400: "over",
  404: "over",
  410: "over",
} as const;
export const SECURITY_STATUSES = { passkey_refused: 400, locked: 403 };

export async function loadSecurity(security: SecurityApi): Promise<SecurityState | null> {
  const result = await security.load();
  return result.isError ? null : result.data;
}

const INTENTS = [
  "end-session",
  "end-other-sessions",
  "begin-codes",
  "confirm-codes",
  "codes-off",
  "renew-recovery-codes",
  "begin-passkey",
  "finish-passkey",
  "rename-passkey",
  "remove-passkey",
] as const;

export type SecurityIntent = (typeof INTENTS)[number];

/**
 * `over`: the session, key or ceremony no longer exists. `locked`: team members must log in with their
 * second factor first.
 */
export type SecurityProblem = "over" | "passkey_refused" | "locked";

export type CodesSetup = { secret: string; uri: string; qr: { size: number; path: string } };

type SecurityGain = {
  setup: CodesSetup;
  recoveryCodes: string[];
  /** The options for the browser as JSON, and the challenge that links them to the response. */
  ceremony: { challenge: string; options: string };
};

export type SecurityAnswer = FormAnswer<SecurityProblem, SecurityGain> & {
  intent: SecurityIntent;
  subject: string | null;
};

function isSecurityIntent(intent: unknown): intent is SecurityIntent {
  return INTENTS.some((known) => known === intent);
}

export async function answerSecurity(security: SecurityApi, visitor: Visitor, form: FormData) {
  const intent = form.get("intent");
  if (!isSecurityIntent(intent)) return null;
  const answer = await answerSecurityForm(security, visitor, intent, form);
  const status = answerStatus(answer, SECURITY_STATUSES);
  return answerWith({ security: answer, email: null }, { status });
}

export async function answerSecurityForm(
  security: SecurityApi,
  visitor: Visitor,
  intent: SecurityIntent,
  form: FormData,
): Promise<SecurityAnswer> {
  const answer = await sendSecurityForm(security, visitor, intent, form);
  const subject = String(form.get("id") ?? form.get("sessionId") ?? "") || null;
  return { ...answer, intent, subject };
}

function sendSecurityForm(
  security: SecurityApi,
  visitor: Visitor,
  intent: SecurityIntent,
  form: FormData,
): Promise<Omit<SecurityAnswer, "subject" | "intent">> {
  const options = { intent, hidden: PASSWORDS, failures: SECURITY_FAILURES };
  switch (intent) {
    case "end-session":
      return sendForm(
        sessionSchema,
        form,
        ({ sessionId }) => security.endSession(sessionId, visitor),
        options,
      );
    case "end-other-sessions":
      return sendForm(nothingSchema, form, () => security.endOtherSessions(visitor), options);
    case "begin-codes":
      return sendForm(
        currentPasswordSchema,
        form,
        ({ currentPassword }) => security.beginCodes(currentPassword, visitor),
        { ...options, resultFieldsOf: (data) => ({ setup: toSetup(data) }) },
      );
    case "confirm-codes":
      return confirmCodes(security, visitor, form);
    case "codes-off":
      return sendForm(
        currentPasswordSchema,
        form,
        ({ currentPassword }) => security.turnCodesOff(currentPassword, visitor),
        options,
      );
    case "renew-recovery-codes":
      return sendForm(
        currentPasswordSchema,
        form,
        ({ currentPassword }) => security.renewRecoveryCodes(currentPassword, visitor),
        { ...options, resultFieldsOf: ({ recoveryCodes }) => ({ recoveryCodes }) },
      );
    case "begin-passkey":
      return sendForm(
        currentPasswordSchema,
        form,
        ({ currentPassword }) => security.beginPasskey(currentPassword, visitor),
        {
          ...options,
          resultFieldsOf: ({ challenge, options: question }) => ({
            ceremony: { challenge, options: JSON.stringify(question) },
          }),
        },
      );
    case "finish-passkey":
      return sendForm(
        newPasskeySchema,
        form,
        ({ response, ...input }) =>
          security.finishPasskey({ ...input, response: readResponse(response) }, visitor),
        options,
      );
    case "rename-passkey":
      return sendForm(
        renamePasskeySchema,
        form,
        (input) => security.renamePasskey(input, visitor),
        options,
      );
    case "remove-passkey":
      return sendForm(
        removePasskeySchema,
        form,
        (input) => security.removePasskey(input, visitor),
        options,
      );
  }
}

/** After a wrong code the same secret is shown again. */
async function confirmCodes(security: SecurityApi, visitor: Visitor, form: FormData) {
  const answer = await sendForm(
    codeSchema,
    form,
    ({ code }) => security.confirmCodes(code, visitor),
    {
      intent: "confirm-codes",
      failures: SECURITY_FAILURES,
      resultFieldsOf: ({ recoveryCodes }) => ({ recoveryCodes }),
    },
  );
  const setup = answer.isDone ? null : setupOf(form);
  return setup ? { ...answer, setup } : answer;
}

function readResponse(text: string): RegistrationResponseJSON {
  try {
    return JSON.parse(text) as RegistrationResponseJSON;
  } catch {
    // The service rejects an invalid response.
    return {} as RegistrationResponseJSON;
  }
}

function toSetup({ secret, uri }: { secret: string; uri: string }): CodesSetup {
  const { size, data } = encode(uri);
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, uri, qr: { size, path: squares.join("") } };
}

const URI_FORM = /^otpauth:\/\/totp\/[^\s]{1,400}$/;

/** The secret stays in the form, never in an address. */
function setupOf(form: FormData): CodesSetup | null {
  const uri = String(form.get("uri") ?? "");
  const secret = URI_FORM.test(uri) ? new URL(uri).searchParams.get("secret") : null;
  return secret ? toSetup({ secret, uri }) : null;
}

/** Contains the browser's new token after a change. */
type PasswordAnswer = FormAnswer<SecurityProblem, { deviceToken: string }>;

/** The answer never repeats either password. */
export function changePassword(
  security: SecurityApi,
  visitor: Visitor,
  form: FormData,
): Promise<PasswordAnswer> {
  return sendForm(changePasswordSchema, form, (input) => security.changePassword(input, visitor), {
    hidden: PASSWORDS,
    failures: SECURITY_FAILURES,
    resultFieldsOf: ({ deviceToken }) => ({ deviceToken }),
  });
}
