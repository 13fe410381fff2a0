import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CmsAccount } from "../../../bff/cms/cms-users.ts";
import { answerEntitlements } from "./entitlements-double.ts";
import type { EntitlementRow } from "./entitlements-double.ts";

export type DoubleMode = "up" | "failing" | "silent" | "garbage";

/** A user as Directus stores it. */
export type DoubleUser = Omit<CmsAccount, "paidUntil" | "avatar"> & {
  avatar?: string | null;
  membershipState?: string;
  membershipValidUntil?: string | null;
};

/** A Directus that holds users in memory and can be told to misbehave. */
export interface DirectusDouble {
  url: string;
  users: Map<string, DoubleUser>;
  entitlements: EntitlementRow[];
  /** Published ones, as Directus stores them. */
  eligibilityRules: object[];
  /** Published ones, the latest first. */
  legalDocuments: object[];
  mode: DoubleMode;
  /** How many calls about users came in. */
  calls: number;
  pings: number;
  close(): Promise<void>;
}

export async function startDirectusDouble(accountsToken: string): Promise<DirectusDouble> {
  const server = createServer((request, response) => {
    if (double.mode === "silent") return;
    if (double.mode === "failing") return sendError(response, 500, "INTERNAL_SERVER_ERROR");
    if (double.mode === "garbage") return void response.end("<html>not json</html>");
    if (request.url === "/server/ping") {
      double.pings += 1;
      return void response.end("pong");
    }
    double.calls += 1;
    if (request.headers.authorization !== `Bearer ${accountsToken}`) {
      return sendError(response, 401, "INVALID_CREDENTIALS");
    }
    const answered = request.url?.startsWith("/items/entitlements")
      ? answerEntitlements(double.entitlements, request, response)
      : answerUsers(double, request, response);
    answered.catch(() => sendError(response, 400, "INVALID_PAYLOAD"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const double: DirectusDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users: new Map(),
    entitlements: [],
    eligibilityRules: [],
    legalDocuments: [],
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

async function answerUsers(
  double: DirectusDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", double.url);
  if (url.pathname === "/items/eligibility_rules") {
    return sendData(response, double.eligibilityRules);
  }
  if (url.pathname === "/items/legal_documents") {
    return sendData(response, double.legalDocuments);
  }
  const id = /^\/users\/([0-9a-f-]{36})$/.exec(url.pathname)?.[1];
  if (request.method === "GET" && id) {
    const found = double.users.get(id);
    return found ? sendData(response, found) : sendError(response, 403, "FORBIDDEN");
  }
  if (request.method === "GET") {
    const filter = JSON.parse(url.searchParams.get("filter") ?? "{}");
    const found = [...double.users.values()].filter(({ email }) => email === filter.email._eq);
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

function sendData(response: ServerResponse, data: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data }));
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ errors: [{ message: code, extensions: { code } }] }));
}
