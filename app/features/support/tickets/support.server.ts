import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { notFound, AppError } from "~/http/app-error";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import { sendForm } from "~/forms/form-answer.server";
import type {
  OpenedTicket,
  SupportApi,
  TicketSummary,
  TicketAttachment,
} from "~/service/support-api.server";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import { guestSchema, replySchema, ticketSchema } from "./support.schema";
import { wordsOf } from "../../../../contract/community/ideas.ts";

export type SupportFailure = FormFailure<"closed">;

export type SupportAnswer = FormAnswer<"closed", { opened: OpenedTicket }>;

/** A 400 without field errors shows the form again. */
const refusals = { failures: { "ticket.closed": "closed" }, unsaid: [400] } as const;

const openedGain = (opened: OpenedTicket) => ({ opened });

function toForm({ files, ...fields }: { files: File[] } & Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
  }
  for (const file of files) form.append("files", file, file.name);
  return form;
}

export function openTicket(support: SupportApi, form: FormData): Promise<SupportAnswer> {
  return sendForm(
    ticketSchema,
    form,
    async (input) => support.open(toForm(input), await idempotencyKeyOf(form)),
    { ...refusals, resultFieldsOf: openedGain },
  );
}

export function replyToTicket(
  support: SupportApi,
  number: number,
  form: FormData,
): Promise<SupportAnswer> {
  return sendForm(
    replySchema,
    form,
    async (input) => support.reply(number, toForm(input), await idempotencyKeyOf(form)),
    refusals,
  );
}

export function openGuestTicket(
  support: SupportApi,
  form: FormData,
  clientAddress: string,
): Promise<SupportAnswer> {
  return sendForm(
    guestSchema,
    form,
    async (input) => support.openAsGuest(input, clientAddress, await idempotencyKeyOf(form)),
    { ...refusals, resultFieldsOf: openedGain },
  );
}

export async function findTickets(support: SupportApi): Promise<TicketSummary[] | null> {
  const result = await support.list();
  return result.isError ? null : result.data.tickets;
}

/** @throws a 404 for a ticket that is not the member's own, a 503 while the service is unavailable */
export async function requireTicket(support: SupportApi, request: Request, number: string) {
  if (!/^\d{1,7}$/.test(number)) throw notFound(request);
  const result = await support.find(Number(number));
  if (!result.isError) return result.data;
  if (result.statusCode === 404) throw notFound(request);
  throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

export type SuggestedText = { title: string; path: `/app/${string}` };

const MAX_SUGGESTIONS = 5;
const MAX_CANDIDATES = 60;
const candidate = {
  slug: z.string(),
  title: z.string(),
  searchText: z.string().nullable(),
};
const suggested = kindsWith("isText").map((kind) => ({ kind, row: shape(kind, candidate) }));
type Candidate = ReturnType<(typeof suggested)[number]["row"]["parse"]>;

/**
 * Open areas only, so that help never leads to a page under construction.
 * @throws {CmsError}
 */
export async function listSuggestedTexts(cms: TierCms, question: string): Promise<SuggestedText[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  // Titles and summaries are public.
  const query = {
    filter: { _or: words.map((word) => ({ searchText: { _contains: word } })) },
    sort: ["-publishedAt"] as const,
    limit: MAX_CANDIDATES,
  };
  const open = suggested.filter(({ kind }) => areas[kind].isOpen);
  const candidates = await Promise.all(
    open.map(({ row }) => cms.forTier("teaser").ask(readRows(row, query))),
  );
  const weigh = ({ searchText }: Candidate) =>
    words.filter((word) => searchText?.includes(word)).length;
  const found = (base: SuggestedText["path"], rows: readonly Candidate[]) =>
    rows.map((row) => ({
      title: row.title,
      path: `${base}/${row.slug}` as const,
      weight: weigh(row),
    }));
  return open
    .flatMap(({ kind }, at) => found(areas[kind].path, candidates[at] ?? []))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ title, path }) => ({ title, path }));
}

const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
const UNKNOWN_TYPE = "application/octet-stream";

/** The service converts pictures, so the file extension follows the stored type. */
export function fileNameOf({ title, type }: Pick<TicketAttachment, "title" | "type">): string {
  const ending = ENDINGS[type ?? ""];
  const name = (title ?? "").trim() || "anexo";
  return ending ? `${name.replace(/\.[a-z0-9]{2,5}$/i, "")}.${ending}` : name;
}

/**
 * The browser never displays an attachment as a page of the portal.
 * @throws a 404 for a file that is not of the member's own ticket, a 503 while the service is unavailable
 */
export async function answerAttachment(
  support: SupportApi,
  request: Request,
  requested: { number: string; fileId: string },
): Promise<Response> {
  if (!/^\d{1,7}$/.test(requested.number)) throw notFound(request);
  const number = Number(requested.number);
  const result = await support.readAttachment(number, requested.fileId);
  if (result.isError && result.statusCode === 404) throw notFound(request);
  if (result.isError) {
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  }
  const { type, content } = result.data;
  const name = encodeURIComponent(fileNameOf(result.data)).replace(/['()*]/g, percentEncoded);
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "Content-Type": type && type in ENDINGS ? type : UNKNOWN_TYPE,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
