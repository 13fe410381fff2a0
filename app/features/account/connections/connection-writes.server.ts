import { createItem } from "@directus/sdk";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import {
  AcceptConnectionDocument,
  BlockMemberDocument,
  DeclineConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
  UnblockMemberDocument,
  WithdrawConnectionDocument,
} from "~/service/generated/graphql";
import type { GraphqlFailure, GraphqlQuery } from "~/service/graphql-client.server";
import {
  COMMENT_REFUSALS,
  REPORT_NOTE_MAX_LENGTH,
  reportReasons,
} from "../../../../contract/community/comments.ts";
import { acts, type Act, type ConnectionAnswer, type Problem } from "./connection";
import { readAct } from "~/forms/read-act.server";
import { fits } from "../../../../contract/shared/text-length.ts";

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(acts), with: z.uuid() }),
  z.object({
    intent: z.literal("report"),
    with: z.uuid(),
    reason: z.enum(reportReasons),
    note: z.string().trim().refine(fits(REPORT_NOTE_MAX_LENGTH)).optional(),
  }),
]);

type Reporting = Extract<z.output<typeof input>, { intent: "report" }>;
type Dependencies = { query: GraphqlQuery; own: OwnCms };

type Who = { directusUserId: string };
type Change = (query: GraphqlQuery, who: Who) => Promise<{ failure: GraphqlFailure | null }>;

const changes: Readonly<Record<Exclude<Act, "request">, Change>> = {
  accept: (query, who) => query(AcceptConnectionDocument, who),
  decline: (query, who) => query(DeclineConnectionDocument, who),
  withdraw: (query, who) => query(WithdrawConnectionDocument, who),
  remove: (query, who) => query(RemoveConnectionDocument, who),
  block: (query, who) => query(BlockMemberDocument, who),
  unblock: (query, who) => query(UnblockMemberDocument, who),
};

const problemOf: Readonly<Record<string, Problem>> = {
  "connection.limit": "limit",
  "member.banned": "banned",
  "connection.closed": "closed",
  "connection.blocked": "blocked",
  not_found: "gone",
  forbidden: "closed",
  validation_failed: "invalid",
};

export async function answerConnection(
  { query, own }: Dependencies,
  form: FormData,
): Promise<ConnectionAnswer> {
  const given = readAct(input, form);
  if (!given) return { done: null, problem: "invalid" };
  const { intent } = given;
  if (intent === "report") return report(own, given);
  const variables = { directusUserId: given.with };
  if (intent === "request") {
    const { data, failure } = await query(RequestConnectionDocument, variables);
    if (!data) return failed(failure);
    return { done: data.requestConnection === "connected" ? "connected" : intent, problem: null };
  }
  const { failure } = await changes[intent](query, variables);
  return failure ? failed(failure) : { done: intent, problem: null };
}

function failed(failure: GraphqlFailure | null): ConnectionAnswer {
  return { done: null, problem: problemOf[failure?.code ?? ""] ?? "unavailable" };
}

/** A second report by the same member is not stored. */
async function report(own: OwnCms, given: Reporting): Promise<ConnectionAnswer> {
  const { with: target, reason, note = "" } = given;
  const row = { targetType: "members" as const, target, reason, note: note || null };
  try {
    await own.write(createItem("reports", row, { fields: ["id"] }));
    return { done: "report", problem: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === "RECORD_NOT_UNIQUE") return { done: "report", problem: null };
    if (error.code === COMMENT_REFUSALS.rate) return { done: null, problem: "rate" };
    return { done: null, problem: error.isOutage ? "unavailable" : "invalid" };
  }
}
