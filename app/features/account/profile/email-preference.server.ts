import * as z from "zod/mini";
import { sendForm, UNAVAILABLE } from "~/forms/form-answer.server";
import type { MailAddressApi } from "~/service/notifications-api.server";
import { AppError } from "~/http/app-error";
import {
  GetNextDigestDocument,
  GetUserEmailFrequencyDocument,
  SetUserEmailFrequencyDocument,
  type GetNextDigestQuery,
  type GetUserEmailFrequencyQuery,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { frequenciesFor, perDigestList } from "../../../../contract/notifications/email.ts";
import { channels, chosenKinds, defaultOf } from "../../../../contract/notifications/kinds.ts";
import { SUBMITTED, boxIn, boxOf } from "./submitted-boxes";
import type { ProfileAnswer } from "./profile.schema";

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
const choicesSchema = z.object(perDigestList((list) => z.optional(z.enum(frequenciesFor(list)))));

const PRODUCT_BOX = "wantsProductMail";
const noticeBoxes = chosenKinds.flatMap((kind) =>
  channels
    .filter((channel) => defaultOf(kind, channel) !== null)
    .map((channel) => ({ kind, channel, name: boxOf(kind, channel) })),
);
const boxNames = new Set([PRODUCT_BOX, ...noticeBoxes.map(({ name }) => name)]);

/** False for an outdated page: it does not name its checkboxes, or has other ones. */
function hasOurBoxes(form: FormData): boolean {
  const input = form.getAll(SUBMITTED).map(String);
  return input.length > 0 && input.every((name) => boxNames.has(name));
}

function boxesIn(form: FormData) {
  const wantsProductMail = boxIn(form, PRODUCT_BOX);
  const notificationChoices = noticeBoxes.flatMap(({ name, kind, channel }) => {
    const isOn = boxIn(form, name);
    return isOn === undefined ? [] : { kind, channel, isOn };
  });
  return { ...(wantsProductMail !== undefined && { wantsProductMail }), notificationChoices };
}

const pauseSchema = z.object({});
const CODE_MAX_LENGTH = 20;
const codeSchema = z.object({ code: z.string().check(z.maxLength(CODE_MAX_LENGTH)) });

type Dependencies = { query: GraphqlQuery; mailAddress: MailAddressApi };

export async function answerPreferenceForm(
  { query, mailAddress }: Dependencies,
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
      // An outdated page cannot be saved correctly, so do not report success.
      if (!isPause && !hasOurBoxes(form)) return UNAVAILABLE;
      const input = isPause ? { isPaused: intent === "pause" } : { ...choices, ...boxesIn(form) };
      const { failure } = await query(SetUserEmailFrequencyDocument, input);
      return failure ? UNAVAILABLE : { isError: false, data: null };
    },
    { intent },
  );
}
