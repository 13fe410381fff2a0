import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** Times are ISO 8601, as the service's restricted Directus account reads and writes them. */
export type EntitlementRow = {
  id: string;
  user: string;
  source: string;
  plan: string;
  status: string;
  validFrom: string | null;
  validUntil: string | null;
  graceUntil: string | null;
  providerRef: string | null;
  currency: string | null;
  amountCents: number | null;
};

/** The Directus collection: rows by filter, one row per `providerRef`. */
export async function answerEntitlements(
  rows: EntitlementRow[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://directus.test");
  const answer = (status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (request.method === "GET") {
    const filter = JSON.parse(url.searchParams.get("filter") ?? "{}") as {
      [field in keyof EntitlementRow]?: { _eq: unknown };
    };
    const expected = Object.entries(filter) as [keyof EntitlementRow, { _eq: unknown }][];
    const found = rows.filter((row) => expected.every(([field, { _eq }]) => row[field] === _eq));
    return answer(200, { data: found });
  }
  const values = (await json(request)) as Omit<EntitlementRow, "id">;
  if (request.method === "POST") {
    if (rows.some(({ providerRef }) => providerRef === values.providerRef)) {
      const code = "RECORD_NOT_UNIQUE";
      return answer(400, { errors: [{ message: code, extensions: { code } }] });
    }
    const row = { ...values, id: randomUUID() };
    rows.push(row);
    return answer(200, { data: row });
  }
  const row = rows.find(({ id }) => url.pathname.endsWith(`/${id}`));
  if (!row) return answer(403, { errors: [{ message: "", extensions: { code: "FORBIDDEN" } }] });
  return answer(200, { data: Object.assign(row, values) });
}
