import * as z from "zod/mini";
import { sendForm, UNAVAILABLE } from "~/forms/form-answer.server";
import type { MailAddressApi } from "~/service/mail-address-api.server";
import { AppError } from "~/http/app-error";
import {
  GetNextDigestDocument,
  GetUserEmailFrequencyDocument,
  SetUserEmailFrequencyDocument,
  type GetNextDigestQuery,
  type GetUserEmailFrequencyQuery,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { FREQUENCIES, frequenciesFor } from "../../../contract/notifications/email.ts";
import { noticeMailFields, pushFields } from "../../../contract/notifications/kinds.ts";
import type { OwnCms } from "~/cms/cms.server";
import { ASKED, boxIn } from "./asked-boxes";
import type { ProfileAnswer } from "./profile-answer";
import { keepQuietKinds } from "./quiet-kinds.server";

export type EmailFrequencies = GetUserEmailFrequencyQuery["getUserEmailFrequency"];
export type NextDigest = GetNextDigestQuery["getNextDigest"];

/** @throws a 503 if the service is unavailable */
export async function requireEmailFrequencies(query: GraphqlQuery): Promise<EmailFrequencies> {
  const { data } = await query(GetUserEmailFrequencyDocument, {});
  if (data) return data.getUserEmailFrequency;
  throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

/** Null if no digest is due; `unavailable` if the service is. */
export async function findNextDigest(query: GraphqlQuery): Promise<NextDigest | "unavailable"> {
  const { data } = await query(GetNextDigestDocument, {});
  return data ? data.getNextDigest : "unavailable";
}

// The form lacks the areas that are not open yet.
const frequency = z.optional(z.enum(FREQUENCIES));
const choicesSchema = z.object({
  articlesFrequency: frequency,
  newsFrequency: frequency,
  videosFrequency: frequency,
  coursesFrequency: frequency,
  forumFrequency: z.optional(z.enum(frequenciesFor("forum"))),
});

const boxes = [
  ...["wantsProductMail", "wantsIdeaMail", "wantsPlanMail", "wantsSearchMail"],
  ...["wantsContentNotice", "wantsForumAsks"],
  ...Object.values(noticeMailFields),
  ...Object.values(pushFields),
];

const boxesIn = (form: FormData): Record<string, boolean> =>
  Object.fromEntries(
    boxes.flatMap((name) => {
      const isOn = boxIn(form, name);
      return isOn === undefined ? [] : [[name, isOn]];
    }),
  );

const pauseSchema = z.object({});
const CODE_MAX_LENGTH = 20;
const codeSchema = z.object({ code: z.string().check(z.maxLength(CODE_MAX_LENGTH)) });

type Dependencies = { query: GraphqlQuery; mailAddress: MailAddressApi; own: OwnCms };

export async function answerPreferenceForm(
  { query, mailAddress, own }: Dependencies,
  form: FormData,
): Promise<ProfileAnswer> {
  const intent = String(form.get("intent"));
  if (intent === "send-code") {
    return sendForm(pauseSchema, form, () => mailAddress.sendCode(), { intent });
  }
  if (intent === "confirm-address") {
    return sendForm(codeSchema, form, ({ code }) => mailAddress.confirm(code), { intent });
  }
  const isPause = intent === "pause" || intent === "resume";
  return sendForm(
    isPause ? pauseSchema : choicesSchema,
    form,
    async (choices) => {
      // An outdated page without checkbox names cannot be saved correctly, so do not report success.
      if (!isPause && !form.has(ASKED)) return UNAVAILABLE;
      const input = isPause ? { isPaused: intent === "pause" } : { ...choices, ...boxesIn(form) };
      const { failure } = await query(SetUserEmailFrequencyDocument, input);
      if (failure) return UNAVAILABLE;
      const isKept = await keepQuietKinds(own, form).then(
        () => true,
        () => false,
      );
      return isKept ? { isError: false, data: null } : UNAVAILABLE;
    },
    { intent },
  );
}
