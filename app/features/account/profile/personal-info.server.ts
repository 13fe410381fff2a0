import type { OwnCms } from "~/cms/cms.server";
import { CMS_FAILURES, toWriteResult } from "~/cms/writes.server";
import { sendForm } from "~/forms/form-answer.server";
import type { OwnSession } from "~/session/own-session";
import type { ProfileApi } from "~/service/profile-api.server";
import { saveSwitzerlandSince } from "./own-profile.server";
import { withClearedView } from "./own-view.server";
import {
  namesSchema,
  switzerlandSchema,
  SAVE_FAILURES,
  type ProfileAnswer,
} from "./profile.schema";

type Dependencies = { own: OwnCms; profile: ProfileApi; ownSession: Pick<OwnSession, "forget"> };

export async function answerPersonalInfoForm(
  { own, profile, ownSession }: Dependencies,
  form: FormData,
): Promise<ProfileAnswer> {
  if (form.get("intent") !== "names") {
    return sendForm(
      switzerlandSchema,
      form,
      (input) => toWriteResult(saveSwitzerlandSince(own, input)),
      { intent: "switzerland", failures: CMS_FAILURES },
    );
  }
  const answer = await sendForm(
    namesSchema,
    form,
    (input) => withClearedView(own.userId, profile.changeNames(input)),
    { intent: "names", failures: SAVE_FAILURES },
  );
  if (answer.isDone) ownSession.forget();
  return answer;
}
