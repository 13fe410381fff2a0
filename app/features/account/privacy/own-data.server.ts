import * as z from "zod/mini";
import type { OwnCms } from "~/cms/cms.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { sendForm } from "~/forms/form-answer.server";
import type { JsonResult } from "~/http/json-client.server";
import { ownData } from "~/i18n/pt-BR/account/own-data";
import type { PrivacyApi, PrivacyOverview } from "~/service/privacy-api.server";
import { findErasableStore } from "./erasable-stores";
import { eraseStore } from "./erase-store.server";
import { deletionSchema } from "./own-data.schema";
import type { OwnDataAnswer } from "./own-data-answer";

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
