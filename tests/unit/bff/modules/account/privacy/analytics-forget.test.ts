import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createAnalyticsForget } from "../../../../../../bff/modules/account/privacy/analytics-forget.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** PostHog's persons API as documented: accepts a deletion request, or answers with a status. */
async function startApi(status: number) {
  const orders: { url: string; key: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    orders.push({
      url: `${request.method} ${request.url}`,
      key: request.headers.authorization ?? "",
      body: JSON.parse(body),
    });
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { orders, access: { origin, projectId: "42", personalApiKey: "phx_key" } };
}

describe("createAnalyticsForget", () => {
  test("requests deletion of a person and all events, by id only", async () => {
    const { orders, access } = await startApi(202);
    expect(await createAnalyticsForget(access)("user-1")).toContain("deleted");
    expect(orders).toEqual([
      {
        url: "POST /api/projects/42/persons/bulk_delete/",
        key: "Bearer phx_key",
        body: { distinct_ids: ["user-1"], delete_events: true },
      },
    ]);
  });

  test("fails if the request was refused, so that it is retried", async () => {
    const { access } = await startApi(500);
    await expect(createAnalyticsForget(access)("user-1")).rejects.toThrow("500");
  });

  test("does nothing if analytics is not connected", async () => {
    expect(await createAnalyticsForget(null)("user-1")).toBe("no analytics connected");
  });
});
