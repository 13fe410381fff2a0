import type { Cms } from "~/cms/cms.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { parseForm } from "~/http/parse-form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import type { ProfileApi } from "~/service/profile-api.server";
import type { Session } from "~/session/sessions.server";
import { saveOwnProfile } from "./own-profile.server";
import { cmsFailureOf, failureOf } from "./profile-answer.server";
import type { ProfileAnswer } from "./profile-answer";
import { PHOTO_CROPS } from "./profile-choices";
import { editProfileSchema } from "./profile.schema";

const t = translator("profile", words);

/** Portal-spec §8, for addresses that a browser must never follow. */
const EXTERNAL_REFUSED = "Navigating to an external URL is not allowed by default";

type Doors = { cms: Cms; profile: ProfileApi };

/** Each of the forms of the page "edit"; only fields that the schema names are ever looked at. */
export function answerProfileForm(
  doors: Doors,
  session: Session,
  form: FormData,
): Promise<ProfileAnswer> {
  const intent = form.get("intent");
  if (intent === "photo") return changePhoto(doors, session, form);
  if (intent === "remove-photo") return removePhoto(doors, session);
  return saveProfile(doors, session, form);
}

async function saveProfile({ cms }: Doors, session: Session, form: FormData) {
  const submission = parseForm(editProfileSchema, form);
  const answer: ProfileAnswer = {
    intent: "profile",
    isDone: false,
    lastResult: submission.reply(),
    failure: null,
  };
  if (submission.status !== "success") {
    const hasBadLink = Object.keys(submission.error ?? {}).some((name) => name.startsWith("links"));
    return hasBadLink ? { ...answer, message: EXTERNAL_REFUSED } : answer;
  }
  try {
    await saveOwnProfile(cms, session, submission.value);
    return { ...answer, isDone: true };
  } catch (error) {
    return { ...answer, failure: cmsFailureOf(error) };
  }
}

/** What the front guard refused unread, as the page tells it; null when nothing was refused. */
export function readRefusedPhoto(request: Request): ProfileAnswer | null {
  const isRefused = new URL(request.url).searchParams.get("photo") === "too-large";
  return isRefused ? tooLarge(photoAnswer("photo")) : null;
}

async function changePhoto({ profile }: Doors, session: Session, form: FormData) {
  const photo = form.get("photo");
  const answer = photoAnswer("photo");
  if (!(photo instanceof File) || photo.size === 0)
    return withPhotoError(answer, [t("photo.missing")]);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const crop = PHOTO_CROPS.find((each) => each === form.get("crop")) ?? "center";
  const result = await profile.changeAvatar(session.accessToken, { bytes, crop });
  if (!result.isError) return { ...answer, isDone: true };
  if (result.statusCode === 413) return tooLarge(answer);
  const { avatar } = fieldErrorsOf(result.fields);
  return avatar ? withPhotoError(answer, avatar) : { ...answer, failure: failureOf(result) };
}

async function removePhoto({ profile }: Doors, session: Session) {
  const result = await profile.removeAvatar(session.accessToken);
  const answer = photoAnswer("remove-photo");
  return result.isError ? { ...answer, failure: failureOf(result) } : { ...answer, isDone: true };
}

function photoAnswer(intent: string): ProfileAnswer {
  return { intent, isDone: false, lastResult: null, failure: null };
}

const tooLarge = (answer: ProfileAnswer): ProfileAnswer =>
  withPhotoError(answer, fieldErrorsOf({ avatar: "avatar.too_large" })["avatar"]);

function withPhotoError(answer: ProfileAnswer, errors: string[] | undefined): ProfileAnswer {
  return { ...answer, lastResult: { status: "error", error: { photo: errors ?? null } } };
}
