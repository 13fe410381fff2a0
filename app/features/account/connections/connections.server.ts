import { createItem } from "@directus/sdk";
import { z } from "zod";
import { type TierCms, CmsError, type OwnCms } from "~/cms/cms.server";
import { findAuthors, type Author } from "~/content/item/authors.server";
import { readAct } from "~/forms/read-act.server";
import { formatDateLabel } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { listCantons } from "~/reference/cantons.server";
import type { ServiceClients } from "~/service/clients.server";
import {
  GetConnectionCountsDocument,
  GetConnectionsDocument,
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
import { CONNECTIONS_PER_PAGE } from "../../../../contract/community/members.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import {
  isConnectionList,
  ownLists,
  type OwnList,
  acts,
  type Act,
  type ConnectionAnswer,
  type Problem,
} from "./connection";

const t = translator("connections", connections);

const MAX_PAGE = 1_000;

export type ListedMember = {
  directusUserId: string;
  author: Author;
  /** The canton's name. Null for unknown or hidden cantons. */
  canton: string | null;
  /** Date of the connection or request. Null for blocked members. */
  since: string | null;
};

export type OwnConnections = {
  list: OwnList;
  page: number;
  pageCount: number;
  counts: Readonly<Record<OwnList, number>>;
  members: ListedMember[];
};

export type ConnectionQuery = { list: OwnList; page: number };

export function readRequest(params: URLSearchParams): ConnectionQuery {
  const page = Number(params.get("page") ?? 1);
  return {
    list: ownLists.find((each) => each === params.get("list")) ?? "connected",
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

type Clients = { cms: TierCms; service: ServiceClients; now: Date };

export async function findOwnConnections(
  { cms, service, now }: Clients,
  { list, page }: ConnectionQuery,
): Promise<OwnConnections | null> {
  const own = await findListed({ cms, service, now }, { list, page });
  // The last member of the last page may just have left it, so fall back to the previous page.
  const isPastEnd = own !== null && own.pageCount > 0 && page > own.pageCount;
  return isPastEnd ? findListed({ cms, service, now }, { list, page: own.pageCount }) : own;
}

async function findListed(
  { cms, service, now }: Clients,
  { list, page }: ConnectionQuery,
): Promise<OwnConnections | null> {
  const skip = (page - 1) * CONNECTIONS_PER_PAGE;
  const [counted, listed] = await Promise.all([
    service.query(GetConnectionCountsDocument, {}),
    isConnectionList(list)
      ? service.query(GetConnectionsDocument, { list, take: CONNECTIONS_PER_PAGE, skip })
      : null,
  ]);
  if (!counted.data || (listed && !listed.data)) return null;
  const blocked = counted.data.getBlockedMembers;
  const found: { id: string; name: string; since: string | null }[] = listed?.data
    ? listed.data.getConnections.items.map(({ directusUserId: id, changedAt }) => {
        return { id, name: "", since: formatDateLabel(changedAt, now) };
      })
    : blocked
        .slice(skip, skip + CONNECTIONS_PER_PAGE)
        .map(({ directusUserId: id, fullName: name }) => ({ id, name, since: null }));
  const [authors, cantons] = await Promise.all([
    findAuthors(
      { cms, service, isTeam: false },
      found.map(({ id }) => id),
    ),
    listCantons(cms).catch(() => []),
  ]);
  const names = new Map(cantons.map(({ code, name: canton }) => [code, canton]));
  const counts = {
    connected: counted.data.connected.totalCount,
    received: counted.data.received.totalCount,
    requested: counted.data.requested.totalCount,
    blocked: blocked.length,
  };
  return {
    list,
    page,
    pageCount: Math.ceil(counts[list] / CONNECTIONS_PER_PAGE),
    counts,
    members: found.map(({ id, name, since }) => {
      const author = authors.get(id) ?? withoutProfile(id, name);
      const canton = (author.cantonCode && names.get(author.cantonCode)) || null;
      return { directusUserId: id, author, canton, since };
    }),
  };
}

/** A placeholder for a member without available profile: the entry stays and can be changed. */
function withoutProfile(id: string, name: string): Author {
  const path = to(`/app/profile/${id}`);
  return {
    name: name || t("nameless"),
    avatar: null,
    path,
    cantonCode: null,
    isTeam: false,
    isBlocked: false,
  };
}

const inputSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(acts), with: z.uuid() }),
  z.object({
    intent: z.literal("report"),
    with: z.uuid(),
    reason: z.enum(reportReasons),
    note: z.string().trim().refine(fits(REPORT_NOTE_MAX_LENGTH)).optional(),
  }),
]);

type Reporting = Extract<z.output<typeof inputSchema>, { intent: "report" }>;
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
  const values = readAct(inputSchema, form);
  if (!values) return { done: null, problem: "invalid" };
  const { intent } = values;
  if (intent === "report") return report(own, values);
  const variables = { directusUserId: values.with };
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
async function report(own: OwnCms, input: Reporting): Promise<ConnectionAnswer> {
  const { with: target, reason, note = "" } = input;
  const row = { targetType: "members" as const, target, reason, note: note || null };
  try {
    // Rules: cms-extensions/src/community/comments/hook.ts.
    await own.write(createItem("reports", row, { fields: ["id"] }));
    return { done: "report", problem: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === "RECORD_NOT_UNIQUE") return { done: "report", problem: null };
    if (error.code === COMMENT_REFUSALS.rate) return { done: null, problem: "rate" };
    return { done: null, problem: error.isOutage ? "unavailable" : "invalid" };
  }
}
