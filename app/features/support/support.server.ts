import { readItems } from "@directus/sdk";
import type { Submission, SubmissionResult } from "@conform-to/react";
import type { Cms } from "~/cms/cms.server";
import { foldForSearch } from "~/cms/fold-for-search";
import { notFound, AppError } from "~/http/app-error";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import type { ErrorResult } from "~/http/json-client.server";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { OpenedTicket, SupportApi, TicketSummary } from "~/service/support-api.server";
import type { Session } from "~/session/sessions.server";
import { guestSchema, replySchema, ticketSchema } from "./support.schema";

export type SupportFailure =
  { code: "unavailable" | "closed" } | { code: "rate_limited"; retryAfterSeconds: number };

export type SupportAnswer = {
  opened: OpenedTicket | null;
  isSent: boolean;
  lastResult: SubmissionResult | null;
  failure: SupportFailure | null;
};

const DEFAULT_WAIT_SECONDS = 60;
const noAnswer: SupportAnswer = { opened: null, isSent: false, lastResult: null, failure: null };

function failureOf({ statusCode, code, retryAfterSeconds }: ErrorResult): SupportFailure {
  if (code === "ticket.closed") return { code: "closed" };
  return statusCode === 429
    ? { code: "rate_limited", retryAfterSeconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS }
    : { code: "unavailable" };
}

export function supportStatus({ opened, isSent, failure }: SupportAnswer): number {
  if (opened || isSent) return 200;
  if (!failure) return 400;
  return { rate_limited: 429, unavailable: 503, closed: 409 }[failure.code];
}

/** What the service takes: the parsed fields, with each file under its own name. */
function toForm({ files, ...fields }: { files: File[] } & Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
  }
  for (const file of files) form.append("files", file, file.name);
  return form;
}

/** Mistakes the service named go to their fields; anything else is told above the form. */
function refusedAnswer(submission: Submission<unknown>, refused: ErrorResult): SupportAnswer {
  const fieldErrors = fieldErrorsOf(refused.fields);
  const isMistake = Object.keys(fieldErrors).length > 0;
  return {
    ...noAnswer,
    lastResult: submission.reply(isMistake ? { fieldErrors } : {}),
    failure: isMistake ? null : failureOf(refused),
  };
}

export async function openTicket(
  support: SupportApi,
  session: Session,
  form: FormData,
): Promise<SupportAnswer> {
  const submission = parseForm(ticketSchema, form);
  if (submission.status !== "success") return { ...noAnswer, lastResult: submission.reply() };
  const result = await support.open(
    session.accessToken,
    toForm(submission.value),
    await idempotencyKeyOf(form),
  );
  if (!result.isError) return { ...noAnswer, opened: result.data };
  return refusedAnswer(submission, result);
}

export async function replyToTicket(
  support: SupportApi,
  session: Session,
  number: number,
  form: FormData,
): Promise<SupportAnswer> {
  const submission = parseForm(replySchema, form);
  if (submission.status !== "success") return { ...noAnswer, lastResult: submission.reply() };
  const result = await support.reply(
    session.accessToken,
    number,
    toForm(submission.value),
    await idempotencyKeyOf(form),
  );
  if (!result.isError) return { ...noAnswer, isSent: true };
  return refusedAnswer(submission, result);
}

export async function openGuestTicket(
  support: SupportApi,
  form: FormData,
  clientAddress: string,
): Promise<SupportAnswer> {
  const submission = parseForm(guestSchema, form);
  if (submission.status !== "success") return { ...noAnswer, lastResult: submission.reply() };
  const result = await support.openAsGuest(
    submission.value,
    clientAddress,
    await idempotencyKeyOf(form),
  );
  if (!result.isError) return { ...noAnswer, opened: result.data };
  return refusedAnswer(submission, result);
}

/** The member's tickets, the newest first; null when they can't be had right now. */
export async function findTickets(
  support: SupportApi,
  session: Session,
): Promise<TicketSummary[] | null> {
  const result = await support.list(session.accessToken);
  return result.isError ? null : result.data.tickets;
}

/** @throws a 404 for what is not the member's own, a 503 when the service can't say */
export async function requireTicket(
  support: SupportApi,
  session: Session,
  request: Request,
  number: string,
) {
  if (!/^\d{1,7}$/.test(number)) throw notFound(request);
  const result = await support.find(session.accessToken, Number(number));
  if (!result.isError) return result.data;
  if (result.statusCode === 404) throw notFound(request);
  throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

export type SuggestedArticle = { slug: string; title: string; summary: string | null };

const MAX_SUGGESTIONS = 5;
const MAX_WORDS = 8;
const MAX_CANDIDATES = 60;
const WORDS_WITHOUT_WEIGHT = new Set(
  "com como das dos ela ele esta este eu isso mas meu minha nao nas nos para pela pelo por posso que quero sem ser sobre tem uma umas uns".split(
    " ",
  ),
);

/** The words of a question that say what it is about. Pure. */
export function wordsOf(question: string): string[] {
  const words = foldForSearch(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !WORDS_WITHOUT_WEIGHT.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Articles about a question, those first in which most of its words are found. @throws {CmsError} */
export async function listSuggestedArticles(
  cms: Cms,
  question: string,
): Promise<SuggestedArticle[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  // Titles and summaries are open to everybody.
  const rows = await cms.readAnew(
    "teaser",
    readItems("articles", {
      fields: ["slug", "title", "summary", "searchText"],
      filter: { _or: words.map((word) => ({ searchText: { _contains: word } })) },
      sort: ["-publishedAt"],
      limit: MAX_CANDIDATES,
    }),
  );
  const weigh = (text: string | null) => words.filter((word) => text?.includes(word)).length;
  return rows
    .map((row) => ({ ...row, weight: weigh(row.searchText) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ slug, title, summary }) => ({ slug, title, summary }));
}
