import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CmsAccount } from "../../../../bff/cms/cms-users.ts";
import { answerEntitlements } from "./entitlements-double.ts";
import type { EntitlementRow } from "./entitlements-double.ts";

export type DoubleMode = "up" | "failing" | "silent" | "garbage";

export type DoubleUser = Omit<CmsAccount, "paidUntil" | "avatar"> & {
  avatar?: string | null;
  membershipState?: string;
  membershipValidUntil?: string | null;
};

/** A Directus with users in memory that can simulate failures. */
export type DirectusDouble = {
  url: string;
  users: Map<string, DoubleUser>;
  entitlements: EntitlementRow[];
  /** Report texts as Directus stores them. */
  reportTexts: Record<"eligibility_rules" | "report_sentences" | "Cantons", object[]>;
  adminRoleIds: string[];
  /** Ids of editors whose own tokens may read. */
  editors: Set<string>;
  chatReports: Record<string, unknown>[];
  /** Sanctions in force. */
  measures: { member: string; kind: string; until: string | null }[];
  files: Set<string>;
  /** Published documents, latest first. */
  legalDocuments: object[];
  mode: DoubleMode;
  /** Number of calls, without the search index's queries every minute. */
  calls: number;
  pings: number;
  close(): Promise<void>;
};

const OUTBOX = "/items/search_outbox";

export async function startDirectusDouble(accountsToken: string): Promise<DirectusDouble> {
  const server = createServer((request, response) => {
    if (double.mode === "silent") return;
    if (double.mode === "failing") return sendError(response, 500, "INTERNAL_SERVER_ERROR");
    if (double.mode === "garbage") return void response.end("<html>not json</html>");
    if (request.url === "/server/ping") {
      double.pings += 1;
      return void response.end("pong");
    }
    if (!request.url?.startsWith(OUTBOX)) double.calls += 1;
    const texts = reportTextsFor(double, request, accountsToken);
    if (texts === "refused") return sendError(response, 403, "FORBIDDEN");
    if (texts) return sendData(response, texts);
    if (request.headers.authorization !== `Bearer ${accountsToken}`) {
      return sendError(response, 401, "INVALID_CREDENTIALS");
    }
    const answered = request.url?.startsWith("/items/entitlements")
      ? answerEntitlements(double.entitlements, request, response)
      : request.url === "/portal-reports/chat"
        ? storeChatReport(double, request, response)
        : request.url?.startsWith("/files")
          ? answerFiles(double, request, response)
          : answerUsers(double, request, response);
    answered.catch(() => sendError(response, 400, "INVALID_PAYLOAD"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const double: DirectusDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users: new Map(),
    entitlements: [],
    reportTexts: { eligibility_rules: [], report_sentences: [], Cantons: [] },
    adminRoleIds: [],
    editors: new Set(),
    files: new Set(),
    legalDocuments: [],
    measures: [],
    chatReports: [],
    mode: "up",
    calls: 0,
    pings: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}

/** Report texts for the service's account or an editor's own token; null for other paths. */
function reportTextsFor(
  { reportTexts, editors }: DirectusDouble,
  { url = "/", headers: { authorization = "" } }: IncomingMessage,
  accountsToken: string,
): object[] | "refused" | null {
  const name = /^\/items\/(\w+)/.exec(url)?.[1];
  const rows = Object.entries(reportTexts).find(([collection]) => collection === name)?.[1];
  if (!rows) return null;
  if (authorization === `Bearer ${accountsToken}`) return rows;
  const claims = authorization.split(".")[1] ?? "";
  const { sub } = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}") as {
    sub?: string;
  };
  return sub && editors.has(sub) ? rows : "refused";
}

async function storeChatReport(
  double: DirectusDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  double.chatReports.push(JSON.parse(body) as Record<string, unknown>);
  sendData(response, { isKept: true });
}

async function answerFiles(
  { files }: DirectusDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await request.resume().toArray();
  if (request.method === "DELETE") {
    const isKnown = files.delete(request.url?.split("/").at(-1) ?? "");
    response.statusCode = 204;
    return isKnown ? void response.end() : sendError(response, 403, "FORBIDDEN");
  }
  const id = randomUUID();
  files.add(id);
  sendData(response, { id });
}

async function answerUsers(
  double: DirectusDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", double.url);
  if (url.pathname === "/items/legal_documents") {
    return sendData(response, double.legalDocuments);
  }
  if (url.pathname === "/portal-moderation/team-roles") {
    return sendData(response, double.adminRoleIds);
  }
  if (url.pathname === "/items/sanctions") return sendData(response, double.measures);
  // Nothing is judged: all areas stay as they are.
  if (url.pathname === "/items/shelves") return sendData(response, []);
  const id = /^\/users\/([0-9a-f-]{36})$/.exec(url.pathname)?.[1];
  if (request.method === "GET" && id) {
    const found = double.users.get(id);
    return found ? sendData(response, found) : sendError(response, 403, "FORBIDDEN");
  }
  if (request.method === "GET") {
    const filter = JSON.parse(url.searchParams.get("filter") ?? "{}");
    if (url.searchParams.has("groupBy[]") || url.searchParams.has("groupBy")) {
      return sendData(response, countByCanton(double));
    }
    // Members with a sanction on the account.
    if (filter._or) return sendData(response, listSilenced(double));
    const ids: unknown[] | undefined = filter._and?.[0]?.id?._in;
    const found = [...double.users.values()].filter((user) =>
      ids ? ids.includes(user.id) && user.status === "active" : user.email === filter.email._eq,
    );
    return sendData(response, found);
  }
  let body = "";
  for await (const chunk of request) body += String(chunk);
  if (request.method === "PATCH" && id) {
    const found = double.users.get(id);
    if (!found) return sendError(response, 403, "FORBIDDEN");
    return sendData(response, Object.assign(found, JSON.parse(body)));
  }
  const created = { id: randomUUID(), ...JSON.parse(body) } as DoubleUser;
  if ([...double.users.values()].some(({ email }) => email === created.email)) {
    return sendError(response, 400, "RECORD_NOT_UNIQUE");
  }
  double.users.set(created.id, created);
  return sendData(response, created);
}

/** Accounts with a temporary silence or suspension. */
function listSilenced({ users }: DirectusDouble): object[] {
  return [...users.values()].filter((user) => "silencedUntil" in user || "suspendedUntil" in user);
}

/** Active members, as Directus groups them. */
function countByCanton({ users }: DirectusDouble): object[] {
  const counts = new Map<unknown, number>();
  for (const { status, ...user } of users.values()) {
    const { canton } = user as { canton?: number };
    if (status === "active" && canton) counts.set(canton, (counts.get(canton) ?? 0) + 1);
  }
  return [...counts].map(([canton, count]) => ({ canton, count: String(count) }));
}

function sendData(response: ServerResponse, data: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data }));
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ errors: [{ message: code, extensions: { code } }] }));
}
