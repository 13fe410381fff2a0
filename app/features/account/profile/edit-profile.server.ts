import type { OwnCms } from "~/cms/cms.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { seenVersionOf } from "~/forms/seen-version.server";
import { CMS_FAILURES, toWriteResult } from "~/cms/writes.server";
import type { SavedVersion } from "~/forms/edit-conflict";
import { emptyAnswer, failureOf, sendForm } from "~/forms/form-answer.server";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import type { ProfileApi } from "~/service/profile-api.server";
import { requireOwnProfile, saveOwnProfile } from "./own-profile.server";
import { withClearedView } from "./own-view.server";
import { editProfileSchema, SAVE_FAILURES, type ProfileAnswer } from "./profile.schema";
import { EDIT_CONFLICT } from "../../../../contract/collections/edit-version.ts";
import { crops } from "../../../../contract/account/profile.ts";

const t = translator("profile", words);

/** The exact error text required for external addresses (docs/product.md). */
const EXTERNAL_REFUSED = "Navigating to an external URL is not allowed by default";

type Dependencies = { own: OwnCms; profile: ProfileApi };

/** Ignores fields outside the schema. */
export function answerProfileForm(
  dependencies: Dependencies,
  form: FormData,
): Promise<ProfileAnswer> {
  const intent = form.get("intent");
  if (intent === "photo") return changePhoto(dependencies, form);
  if (intent === "remove-photo") return removePhoto(dependencies);
  return saveProfile(dependencies, form);
}

async function saveProfile({ own }: Dependencies, form: FormData) {
  const answer: ProfileAnswer = await sendForm(
    editProfileSchema,
    form,
    (input) => toWriteResult(saveOwnProfile(own, input, seenVersionOf(form))),
    { intent: "profile", failures: { ...CMS_FAILURES, [EDIT_CONFLICT]: "conflict" } },
  );
  if (answer.failure?.code === "conflict") return { ...answer, saved: await findSaved(own) };
  const wrong = Object.keys(answer.lastResult?.error ?? {});
  const hasBadLink = wrong.some((name) => name.startsWith("links"));
  return hasBadLink ? { ...answer, message: EXTERNAL_REFUSED } : answer;
}

async function findSaved(own: OwnCms): Promise<SavedVersion> {
  const { version, ...profile } = await requireOwnProfile(own);
  const texts = ["displayName", "city", "profession", "bio"] as const;
  const lists = ["skills", "interests", "links"] as const;
  return {
    version,
    fields: [
      ...texts.map((name) => ({ label: t(`edit.${name}`), text: profile[name] })),
      ...lists.map((name) => ({ label: t(`edit.${name}`), text: profile[name].join(", ") })),
    ],
  };
}

/** The photo was rejected unread. Null if there is none. */
export function readRefusedPhoto(request: Request): ProfileAnswer | null {
  const isRefused = new URL(request.url).searchParams.get("photo") === "too-large";
  return isRefused ? tooLarge(emptyAnswer("photo")) : null;
}

async function changePhoto({ own, profile }: Dependencies, form: FormData) {
  const photo = form.get("photo");
  const answer: ProfileAnswer = emptyAnswer("photo");
  if (!(photo instanceof File) || photo.size === 0)
    return withPhotoError(answer, [t("photo.missing")]);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const crop = crops.find((each) => each === form.get("crop")) ?? "center";
  const result = await withClearedView(own.userId, profile.changeAvatar({ bytes, crop }));
  if (!result.isError) return { ...answer, isDone: true };
  if (result.statusCode === 413) return tooLarge(answer);
  const { avatar } = fieldErrorsOf(result.fields);
  return avatar
    ? withPhotoError(answer, avatar)
    : { ...answer, failure: failureOf(result, SAVE_FAILURES) };
}

async function removePhoto({ own, profile }: Dependencies) {
  const result = await withClearedView(own.userId, profile.removeAvatar());
  const answer: ProfileAnswer = emptyAnswer("remove-photo");
  return result.isError
    ? { ...answer, failure: failureOf(result, SAVE_FAILURES) }
    : { ...answer, isDone: true };
}

const tooLarge = (answer: ProfileAnswer): ProfileAnswer =>
  withPhotoError(answer, fieldErrorsOf({ avatar: "avatar.too_large" })["avatar"]);

function withPhotoError(answer: ProfileAnswer, errors: string[] | undefined): ProfileAnswer {
  return { ...answer, lastResult: { status: "error", error: { photo: errors ?? null } } };
}
