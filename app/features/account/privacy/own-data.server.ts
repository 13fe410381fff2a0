import { customEndpoint } from "@directus/sdk";
import * as z from "zod/mini";
import type { OwnCms } from "~/cms/cms.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { sendForm } from "~/forms/form-answer.server";
import type { JsonResult } from "~/http/json-client.server";
import { formatFullDate } from "~/i18n/format";
import type { PrivacyApi, PrivacyOverview, LinkState } from "~/service/privacy-api.server";
import { findErasableStore, type ErasableStore } from "./erasable-stores";
import { deletionSchema } from "./own-data.schema";
import type { OwnDataAnswer } from "./own-data-outcome";
import { ownData } from "./words";

export async function findOwnData(privacy: PrivacyApi): Promise<PrivacyOverview | null> {
  const result = await privacy.overview();
  return result.isError ? null : result.data;
}

export async function answerOwnDataForm(
  { privacy, own }: { privacy: PrivacyApi; own: OwnCms },
  form: FormData,
): Promise<OwnDataAnswer> {
  switch (form.get("intent")) {
    case "keep":
      return send("keep", form, () => privacy.cancelDeletion());
    case "delete":
      return requestDeletion(privacy, form);
    case "erase-store":
      return eraseOneStore(own, form);
    default:
      return send("order-export", form, async () =>
        privacy.orderExport(await idempotencyKeyOf(form)),
      );
  }
}

async function send(
  intent: OwnDataAnswer["intent"],
  form: FormData,
  call: () => Promise<JsonResult<unknown>>,
): Promise<OwnDataAnswer> {
  return { ...(await sendForm(z.object({}), form, call)), intent };
}

/**
 * Uses the member's own permission.
 * @returns false if Directus is unavailable or refuses
 */
export async function eraseStore(
  { userId, write }: Pick<OwnCms, "userId" | "write">,
  store: ErasableStore,
): Promise<boolean> {
  const query = { filter: { user_created: { _eq: userId } }, limit: -1 };
  const command = customEndpoint<null>({
    path: `/items/${store}`,
    method: "DELETE",
    body: JSON.stringify({ query }),
  });
  return write(command).then(
    () => true,
    () => false,
  );
}

async function eraseOneStore(own: OwnCms, form: FormData): Promise<OwnDataAnswer> {
  const store = findErasableStore(form.get("store"));
  const isDone = store !== null && (await eraseStore(own, store));
  const failure = store && !isDone ? { code: "unavailable" as const } : null;
  return { intent: "erase-store", isDone, lastResult: null, failure };
}

async function requestDeletion(privacy: PrivacyApi, form: FormData): Promise<OwnDataAnswer> {
  const wrongPassword = { password: [ownData.export.wrongPassword] };
  const answer = await sendForm(
    deletionSchema,
    form,
    async ({ mode, reason, password }) =>
      privacy.requestDeletion(
        { mode, password, reason: reason || null },
        await idempotencyKeyOf(form),
      ),
    {
      hidden: ["password"],
      fieldErrors: { "auth.invalid_credentials": wrongPassword },
    },
  );
  return { ...answer, intent: "delete" };
}

const linkCodes: Readonly<Record<string, LinkState>> = {
  "mail_token.expired": "expired",
  "mail_token.used": "used",
  "mail_token.replaced": "replaced",
  "mail_token.unknown": "unknown",
  validation_failed: "unknown",
};

/** `state` is null if the link could not be checked. `status` says why. */
export async function findUndoState(
  privacy: PrivacyApi,
  token: string,
  clientAddress: string,
): Promise<{ state: LinkState | null; status: number }> {
  const result = await privacy.findUndoState(token, clientAddress);
  if (!result.isError) return { state: result.data.state, status: 200 };
  const state = linkCodes[result.code ?? ""] ?? null;
  if (state) return { state, status: 200 };
  return { state, status: result.statusCode === 429 ? 429 : 503 };
}

type UndoAnswer =
  | { isDone: true; state: null; status: 200 }
  | { isDone: false; state: LinkState | null; status: number };

export async function undoDeletion(
  privacy: PrivacyApi,
  token: string,
  clientAddress: string,
): Promise<UndoAnswer> {
  const result = await privacy.undoDeletion(token, clientAddress);
  if (!result.isError) return { isDone: true, state: null, status: 200 };
  return {
    isDone: false,
    state: linkCodes[result.code ?? ""] ?? null,
    status: result.statusCode,
  };
}

export async function findDeletionDay(
  privacy: Pick<PrivacyApi, "findDeletion">,
): Promise<string | null> {
  const result = await privacy.findDeletion();
  return result.isError || !result.data.deletion
    ? null
    : formatFullDate(result.data.deletion.dueAt);
}
