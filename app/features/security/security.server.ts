import type { Submission } from "@conform-to/react";
import type { RegistrationResponseJSON } from "@simplewebauthn/browser";
import { encode } from "uqr";
import type { ErrorResult, JsonResult } from "~/http/json-client.server";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { Actor, SecurityApi, SecurityState } from "~/service/security-api.server";
import type {
  CodesSetup,
  SecurityAnswer,
  SecurityFailure,
  SecurityIntent,
} from "./security-answer";
import {
  codeSchema,
  currentPasswordSchema,
  newPasskeySchema,
  nothingSchema,
  removePasskeySchema,
  renamePasskeySchema,
  sessionSchema,
} from "./security.schema";

const DEFAULT_WAIT_SECONDS = 60;
const PASSWORDS = ["currentPassword", "newPassword"];

/** Null when the service can't be asked: the rest of the page does without. */
export async function loadSecurity(
  security: SecurityApi,
  accessToken: string,
): Promise<SecurityState | null> {
  const result = await security.load(accessToken);
  return result.isError ? null : result.data;
}

export function securityFailureOf(result: ErrorResult): SecurityFailure {
  if (result.statusCode === 429) {
    const retryAfterSeconds = result.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
    return { code: "rate_limited", retryAfterSeconds };
  }
  if (result.code === "auth.challenge_over") return { code: "over" };
  if (result.code === "auth.invalid_second_factor") return { code: "passkey_refused" };
  return { code: "unavailable" };
}

type Gain = Partial<Pick<SecurityAnswer, "setup" | "recoveryCodes" | "ceremony">>;

/** One form of the account page; passwords never come back. */
export async function answerSecurityForm(
  security: SecurityApi,
  actor: Actor,
  intent: SecurityIntent,
  form: FormData,
): Promise<SecurityAnswer> {
  const empty: SecurityAnswer = {
    intent,
    isDone: false,
    lastResult: null,
    failure: null,
    subject: String(form.get("id") ?? form.get("sessionId") ?? "") || null,
    setup: null,
    recoveryCodes: null,
    ceremony: null,
  };

  async function send<Input, Data>(
    submission: Submission<Input>,
    call: (input: Input) => Promise<JsonResult<Data>>,
    gainOf: (data: Data) => Gain = () => ({}),
  ): Promise<SecurityAnswer> {
    if (submission.status !== "success") {
      return { ...empty, lastResult: submission.reply({ hideFields: PASSWORDS }) };
    }
    const result = await call(submission.value);
    if (!result.isError) return { ...empty, isDone: true, ...gainOf(result.data) };
    const fieldErrors = fieldErrorsOf(result.fields);
    if (Object.keys(fieldErrors).length > 0) {
      return { ...empty, lastResult: submission.reply({ hideFields: PASSWORDS, fieldErrors }) };
    }
    return { ...empty, failure: securityFailureOf(result) };
  }

  const withPassword = parseForm(currentPasswordSchema, form);
  switch (intent) {
    case "end-session":
      return send(parseForm(sessionSchema, form), (input) =>
        security.endSession(input.sessionId, actor),
      );
    case "end-other-sessions":
      return send(parseForm(nothingSchema, form), () => security.endOtherSessions(actor));
    case "begin-codes":
      return send(
        withPassword,
        (input) => security.beginCodes(input.currentPassword, actor),
        (data) => ({ setup: toSetup(data) }),
      );
    case "confirm-codes": {
      const answer = await send(
        parseForm(codeSchema, form),
        (input) => security.confirmCodes(input.code, actor),
        ({ recoveryCodes }) => ({ recoveryCodes }),
      );
      return answer.isDone ? answer : { ...answer, setup: setupOf(form) };
    }
    case "codes-off":
      return send(withPassword, (input) => security.turnCodesOff(input.currentPassword, actor));
    case "renew-recovery-codes":
      return send(
        withPassword,
        (input) => security.renewRecoveryCodes(input.currentPassword, actor),
        ({ recoveryCodes }) => ({ recoveryCodes }),
      );
    case "begin-passkey":
      return send(
        withPassword,
        (input) => security.beginPasskey(input.currentPassword, actor),
        ({ challenge, options }) => ({ ceremony: { challenge, options: JSON.stringify(options) } }),
      );
    case "finish-passkey":
      return send(parseForm(newPasskeySchema, form), ({ name, challenge, response }) =>
        security.finishPasskey({ name, challenge, response: readResponse(response) }, actor),
      );
    case "rename-passkey":
      return send(parseForm(renamePasskeySchema, form), (input) =>
        security.renamePasskey(input, actor),
      );
    case "remove-passkey":
      return send(parseForm(removePasskeySchema, form), (input) =>
        security.removePasskey(input, actor),
      );
  }
}

/** The HTTP status of an answer. */
export function securityStatus({ isDone, failure }: SecurityAnswer): number {
  if (isDone) return 200;
  if (!failure) return 400;
  return { unavailable: 503, over: 410, passkey_refused: 400, rate_limited: 429 }[failure.code];
}

function readResponse(text: string): RegistrationResponseJSON {
  try {
    return JSON.parse(text) as RegistrationResponseJSON;
  } catch {
    // The service refuses what is no answer of a device.
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

/** After a wrong code the same secret is shown again: it stays in the page, never in an address. */
function setupOf(form: FormData): CodesSetup | null {
  const uri = String(form.get("uri") ?? "");
  const secret = URI_FORM.test(uri) ? new URL(uri).searchParams.get("secret") : null;
  return secret ? toSetup({ secret, uri }) : null;
}
