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
  if (intent === "photo") return changePhoto(doors, session, form.get("photo"));
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

async function changePhoto({ profile }: Doors, session: Session, photo: unknown) {
  const answer = photoAnswer("photo");
  if (!(photo instanceof File) || photo.size === 0)
    return withPhotoError(answer, [t("photo.missing")]);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const result = await profile.changeAvatar(session.accessToken, bytes);
  if (!result.isError) return { ...answer, isDone: true };
  if (result.statusCode === 413) {
    return withPhotoError(answer, fieldErrorsOf({ avatar: "avatar.too_large" })["avatar"]);
  }
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

function withPhotoError(answer: ProfileAnswer, errors: string[] | undefined): ProfileAnswer {
  return { ...answer, lastResult: { status: "error", error: { photo: errors ?? null } } };
}
