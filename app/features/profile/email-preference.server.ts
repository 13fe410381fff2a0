import * as z from "zod/mini";
import { parseForm } from "~/http/parse-form";
import { AppError } from "~/http/app-error";
import {
  GetNextDigestDocument,
  GetUserEmailFrequencyDocument,
  SetUserEmailFrequencyDocument,
  type GetNextDigestQuery,
  type GetUserEmailFrequencyQuery,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import type { Session } from "~/session/sessions.server";
import type { ProfileAnswer } from "./profile-answer";

export type EmailFrequencies = GetUserEmailFrequencyQuery["getUserEmailFrequency"];
export type NextDigest = GetNextDigestQuery["getNextDigest"];

export const FREQUENCIES = ["never", "instant", "daily", "weekly", "monthly"] as const;

/** @throws a 503 when the service can't say */
export async function requireEmailFrequencies(
  queryService: GraphqlQuery,
  session: Session,
): Promise<EmailFrequencies> {
  const { data } = await queryService(GetUserEmailFrequencyDocument, {}, session.accessToken);
  if (data) return data.getUserEmailFrequency;
  throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

/** Null when no digest is due; `unavailable` when it can't be made up right now. */
export async function findNextDigest(
  queryService: GraphqlQuery,
  session: Session,
): Promise<NextDigest | "unavailable"> {
  const { data } = await queryService(GetNextDigestDocument, {}, session.accessToken);
  return data ? data.getNextDigest : "unavailable";
}

const frequency = z.enum(FREQUENCIES);
const choicesSchema = z.object({
  articlesFrequency: frequency,
  newsFrequency: frequency,
  videosFrequency: frequency,
  coursesFrequency: frequency,
  forumFrequency: frequency,
  wantsProductMail: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value === "on"),
  ),
});

/** The forms of the page: the choices, and the pause. */
export async function answerPreferenceForm(
  queryService: GraphqlQuery,
  session: Session,
  form: FormData,
): Promise<ProfileAnswer> {
  const intent = String(form.get("intent"));
  const answer: ProfileAnswer = { intent, isDone: false, lastResult: null, failure: null };
  const isPause = intent === "pause" || intent === "resume";
  const submission = isPause ? null : parseForm(choicesSchema, form);
  if (submission && submission.status !== "success") return answer;
  const wish = submission ? submission.value : { isPaused: intent === "pause" };
  const { failure } = await queryService(SetUserEmailFrequencyDocument, wish, session.accessToken);
  return failure ? { ...answer, failure: { code: "unavailable" } } : { ...answer, isDone: true };
}
