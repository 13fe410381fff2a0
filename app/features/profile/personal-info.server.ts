import type { Cms } from "~/cms/cms.server";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { ProfileApi } from "~/service/profile-api.server";
import type { Session, Sessions } from "~/session/sessions.server";
import { saveSwitzerlandSince } from "./own-profile.server";
import { cmsFailureOf, failureOf } from "./profile-answer.server";
import type { ProfileAnswer } from "./profile-answer";
import { namesSchema, switzerlandSchema } from "./profile.schema";

type Doors = { cms: Cms; profile: ProfileApi; sessions: Sessions };

export function answerPersonalInfoForm(
  doors: Doors,
  session: Session,
  form: FormData,
): Promise<ProfileAnswer> {
  return form.get("intent") === "names"
    ? saveNames(doors, session, form)
    : saveSwitzerland(doors, session, form);
}

async function saveNames({ profile, sessions }: Doors, session: Session, form: FormData) {
  const submission = parseForm(namesSchema, form);
  const answer: ProfileAnswer = {
    intent: "names",
    isDone: false,
    lastResult: submission.reply(),
    failure: null,
  };
  if (submission.status !== "success") return answer;
  const result = await profile.changeNames(session.accessToken, submission.value);
  if (!result.isError) {
    sessions.forget(session.accessToken);
    return { ...answer, isDone: true };
  }
  const fieldErrors = fieldErrorsOf(result.fields);
  return Object.keys(fieldErrors).length > 0
    ? { ...answer, lastResult: submission.reply({ fieldErrors }) }
    : { ...answer, failure: failureOf(result) };
}

async function saveSwitzerland({ cms }: Doors, session: Session, form: FormData) {
  const submission = parseForm(switzerlandSchema, form);
  const answer: ProfileAnswer = {
    intent: "switzerland",
    isDone: false,
    lastResult: submission.reply(),
    failure: null,
  };
  if (submission.status !== "success") return answer;
  try {
    await saveSwitzerlandSince(cms, session, submission.value);
    return { ...answer, isDone: true };
  } catch (error) {
    return { ...answer, failure: cmsFailureOf(error) };
  }
}
