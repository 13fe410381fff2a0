import type { Cms } from "~/cms/cms.server";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import { parseForm } from "~/http/parse-form";
import type { ErrorResult } from "~/http/json-client.server";
import { ownData } from "~/i18n/pt-BR/own-data";
import type { PrivacyApi, PrivacyOverview } from "~/service/privacy-api.server";
import type { Session } from "~/session/sessions.server";
import { findErasableStore } from "./erasable-stores";
import { eraseStore } from "./erase-store.server";
import { deletionSchema } from "./own-data.schema";
import type { OwnDataAnswer, OwnDataFailure } from "./own-data-answer";

const DEFAULT_WAIT_SECONDS = 60;

/** What is held about the member now; null when it could not be gathered. */
export async function findOwnData(
  privacy: PrivacyApi,
  bearer: string,
): Promise<PrivacyOverview | null> {
  const result = await privacy.overview(bearer);
  return result.isError ? null : result.data;
}

function failureOf({ statusCode, retryAfterSeconds }: ErrorResult): OwnDataFailure {
  return statusCode === 429
    ? { code: "rate_limited", retryAfterSeconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS }
    : { code: "unavailable" };
}

/** Answers the forms of the page, each told apart by its `intent`. */
export async function answerOwnDataForm(
  { privacy, cms }: { privacy: PrivacyApi; cms: Cms },
  session: Session,
  form: FormData,
): Promise<OwnDataAnswer> {
  const bearer = session.accessToken;
  switch (form.get("intent")) {
    case "keep":
      return settle("keep", await privacy.cancelDeletion(bearer));
    case "delete":
      return requestDeletion(privacy, bearer, form);
    case "erase-store":
      return eraseOneStore(cms, session, form);
    default:
      return settle(
        "order-export",
        await privacy.orderExport(bearer, await idempotencyKeyOf(form)),
      );
  }
}

async function eraseOneStore(cms: Cms, session: Session, form: FormData): Promise<OwnDataAnswer> {
  const store = findErasableStore(form.get("store"));
  const isDone = store !== null && (await eraseStore(cms, session, store));
  const failure = store && !isDone ? { code: "unavailable" as const } : null;
  return { intent: "erase-store", isDone, lastResult: null, failure };
}

function settle(
  intent: OwnDataAnswer["intent"],
  result: { isError: false } | ErrorResult,
): OwnDataAnswer {
  return {
    intent,
    isDone: !result.isError,
    lastResult: null,
    failure: result.isError ? failureOf(result) : null,
  };
}

async function requestDeletion(
  privacy: PrivacyApi,
  bearer: string,
  form: FormData,
): Promise<OwnDataAnswer> {
  const submission = parseForm(deletionSchema, form);
  const reply = (fieldErrors?: Record<string, string[]>) =>
    submission.reply({ hideFields: ["password"], ...(fieldErrors && { fieldErrors }) });
  if (submission.status !== "success") {
    return { intent: "delete", isDone: false, lastResult: reply(), failure: null };
  }
  const { mode, reason, password } = submission.value;
  const wish = { mode, password, reason: reason || null };
  const result = await privacy.requestDeletion(bearer, wish, await idempotencyKeyOf(form));
  if (result.isError && result.code === "auth.invalid_credentials") {
    const lastResult = reply({ password: [ownData.export.wrongPassword] });
    return { intent: "delete", isDone: false, lastResult, failure: null };
  }
  return settle("delete", result);
}

/** The HTTP status of an answer. */
export function statusOf({ isDone, failure }: OwnDataAnswer): number {
  if (isDone) return 200;
  if (!failure) return 400;
  return failure.code === "rate_limited" ? 429 : 503;
}
