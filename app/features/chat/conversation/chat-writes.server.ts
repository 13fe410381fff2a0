import { readAct } from "~/forms/read-act.server";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { dropDraft } from "~/content/drafts/drafts.server";
import { CHAT_REPORT_MESSAGES } from "../../../../contract/community/chat.ts";
import { reportReasons } from "../../../../contract/community/comments.ts";
import {
  AcceptChatDocument,
  BlockMemberDocument,
  DeleteChatMessageDocument,
  EditChatMessageDocument,
  MarkChatReadDocument,
  ReactToChatMessageDocument,
  ReportChatMessagesDocument,
  SendChatMessageDocument,
  SetChatKeptDocument,
  SetHidesChatReceiptsDocument,
  UnblockMemberDocument,
} from "~/service/generated/graphql";
import type { GraphqlFailure, GraphqlQuery } from "~/service/graphql-client.server";
import type { ChatApi } from "~/service/community-api.server";
import type { ChatAnswer, ChatProblem } from "../chat";
import { isLimitCode, limitText, reachedLimit, type ReachedLimit } from "./limit-text.server";
import { carryReportChoices } from "../thread/report-choices";

export type ChatClients = { query: GraphqlQuery; chat: ChatApi; own: OwnCms };

const chat = { chatId: z.uuid() };
const flag = z.enum(["true", "false"]).transform((text) => text === "true");

const inputSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("send"),
    ...{
      with: z.uuid(),
      id: z.uuid(),
      message: z.string().default(""),
      alt: z.string().default(""),
    },
    reply: z.uuid().optional(),
    image: z.instanceof(File).optional(),
  }),
  z.object({ intent: z.literal("edit"), id: z.uuid(), message: z.string() }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
  z.object({ intent: z.literal("react"), id: z.uuid(), emoji: z.string() }),
  z.object({ intent: z.literal("receipts"), is: flag }),
  z.object({ intent: z.literal("read"), ...chat, sequence: z.coerce.number().int().min(1) }),
  z.object({ intent: z.literal("accept"), ...chat }),
  z.object({ intent: z.literal("mute"), ...chat, is: flag }),
  z.object({ intent: z.literal("archive"), ...chat, is: flag }),
  z.object({ intent: z.literal("pin"), ...chat, is: flag }),
  z.object({ intent: z.literal("block"), with: z.uuid(), is: flag }),
  z.object({
    intent: z.literal("report"),
    ...chat,
    chosen: z.array(z.uuid()),
    reason: z.enum(reportReasons),
  }),
]);

const problems: Readonly<Record<string, ChatProblem>> = {
  "chat.blocked": "blocked",
  "chat.closed": "closed",
  "chat.request_waits": "request_waits",
  "chat.request_link": "request_link",
  "chat.request_image": "request_image",
  "chat.late": "late",
  "chat.new_limit": "new_limit",
  "chat.newcomer": "rate_limited",
  "member.banned": "banned",
  rate_limited: "rate_limited",
  validation_failed: "invalid",
  not_found: "invalid",
};

export async function answerChat(service: ChatClients, form: FormData): Promise<SentAnswer> {
  const { query } = service;
  const values = readAct(inputSchema, form, ["chosen"]);
  if (!values) return { problem: "invalid", message: null };
  if (values.intent === "send") {
    const answer = await send(service, values);
    const draft = { kind: "chat", target: values.with } as const;
    if (answer.problem === null) await dropDraft(service.own, draft).catch(() => undefined);
    return answer;
  }
  if (values.intent === "report") return report(query, values);
  return change(query, values);
}

type Sending = Extract<z.output<typeof inputSchema>, { intent: "send" }>;
type Reporting = Extract<z.output<typeof inputSchema>, { intent: "report" }>;
type Change = Exclude<z.output<typeof inputSchema>, Sending | Reporting>;

async function send({ query, chat: api }: ChatClients, input: Sending): Promise<SentAnswer> {
  const { with: directusUserId, id: clientMessageId, message, image, reply: replyToId } = input;
  // Without scripts, the browser sends an empty file if no image was chosen.
  if (image && image.size > 0) return sendWithImage(api, { ...input, image });
  const variables = { directusUserId, clientMessageId, message, replyToId: replyToId ?? null };
  const { data, failure } = await query(SendChatMessageDocument, variables);
  if (failure) return refusedBy(failure.code, failure.retryAfterSeconds);
  return { problem: null, message: data?.sendChatMessage ?? null };
}

async function sendWithImage(
  api: ChatApi,
  { with: directusUserId, id, message, alt, reply, image }: Sending & { image: File },
): Promise<SentAnswer> {
  const form = new FormData();
  const fields = { directusUserId, clientMessageId: id, message, alt, replyToId: reply ?? "" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("image", image);
  const result = await api.sendWithImage(form);
  if (!result.isError) return { problem: null, message: null };
  const isLarge = result.fields["image"] === "image.too_large" || "files" in result.fields;
  if (isLarge) return { problem: "image_large", message: null };
  if ("image" in result.fields) return { problem: "image_type", message: null };
  return refusedBy(result.code, result.retryAfterSeconds);
}

type SentAnswer = ChatAnswer & { limit?: ReachedLimit };

function refusedBy(code: string | null, retryAfterSeconds: number | null | undefined): SentAnswer {
  const refusal = { problem: problems[code ?? ""] ?? ("unavailable" as const), message: null };
  if (!retryAfterSeconds || !isLimitCode(code)) return refusal;
  const limit = reachedLimit(code, retryAfterSeconds);
  return { ...refusal, limit, text: limitText(limit) };
}

async function report(query: GraphqlQuery, input: Reporting): Promise<ChatAnswer> {
  const { chatId, chosen: messageIds, reason } = input;
  if (messageIds.length === 0) return { problem: "report_none", message: null };
  if (messageIds.length > CHAT_REPORT_MESSAGES) return { problem: "report_over", message: null };
  const { failure } = await query(ReportChatMessagesDocument, { chatId, messageIds, reason });
  // A report of valid shape fails validation only if every chosen message is the member's own.
  if (failure?.code === "validation_failed") return { problem: "report_none", message: null };
  const isPaced = failure?.code === "rate_limited";
  return { problem: isPaced ? "rate_limited" : actProblemOf(failure), message: null };
}

async function change(query: GraphqlQuery, input: Change): Promise<ChatAnswer> {
  if (input.intent === "edit") {
    const { data, failure } = await query(EditChatMessageDocument, input);
    const isRefused = failure?.code === "validation_failed";
    const problem = isRefused ? "invalid" : actProblemOf(failure);
    return { problem, message: data?.editChatMessage ?? null };
  }
  if (input.intent === "react") {
    const sign = { ...input, emoji: input.emoji || null };
    const { data, failure } = await query(ReactToChatMessageDocument, sign);
    return { problem: actProblemOf(failure), message: data?.reactToChatMessage ?? null };
  }
  return { problem: actProblemOf(await store(query, input)), message: null };
}

type ChatFlagsInput = Exclude<Change, { intent: "edit" | "react" }>;

async function store(query: GraphqlQuery, input: ChatFlagsInput): Promise<GraphqlFailure | null> {
  switch (input.intent) {
    case "read":
      return (await query(MarkChatReadDocument, input)).failure;
    case "accept":
      return (await query(AcceptChatDocument, input)).failure;
    case "delete":
      return (await query(DeleteChatMessageDocument, input)).failure;
    case "receipts":
      return (await query(SetHidesChatReceiptsDocument, { hides: input.is })).failure;
    case "block": {
      const who = { directusUserId: input.with };
      const requested = input.is
        ? await query(BlockMemberDocument, who)
        : await query(UnblockMemberDocument, who);
      return requested.failure;
    }
    default: {
      const { chatId, intent, is } = input;
      const stored = { mute: "isMuted", archive: "isArchived", pin: "isPinned" } as const;
      return (await query(SetChatKeptDocument, { chatId, [stored[intent]]: is })).failure;
    }
  }
}

/** These texts are about a message that was not sent, so other actions need a different one. */
const ofSending: ReadonlySet<ChatProblem> = new Set(["invalid", "unavailable", "rate_limited"]);

function actProblemOf(failure: GraphqlFailure | null): ChatProblem | null {
  const problem = problemOf(failure);
  return problem !== null && ofSending.has(problem) ? "failed" : problem;
}

function problemOf(failure: GraphqlFailure | null): ChatProblem | null {
  if (!failure) return null;
  return problems[failure.code ?? ""] ?? "unavailable";
}

const requestedByAddress = ["on", "reply", "edit", "report", "share"];
const saidByAddress = ["problem", "limit", "until", "reported", "chosen", "reason"];

export function pageAfter(page: URL, form: FormData, { problem, limit }: SentAnswer): string {
  const to = new URL(page);
  const intent = form.get("intent");
  for (const name of saidByAddress) to.searchParams.delete(name);
  if (problem) {
    to.searchParams.set("problem", problem);
    if (limit) {
      to.searchParams.set("limit", limit.code);
      to.searchParams.set("until", limit.until);
    }
    if (intent === "report") carryReportChoices(to.searchParams, form);
  } else {
    for (const name of requestedByAddress) to.searchParams.delete(name);
    if (intent === "report") to.searchParams.set("reported", "");
  }
  return to.pathname + to.search;
}
