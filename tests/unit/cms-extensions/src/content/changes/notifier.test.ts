import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { signature } from "../../../../../../cms-extensions/src/content/changes/change";
import { createNotifier } from "../../../../../../cms-extensions/src/content/changes/notifier";

const key = "k".repeat(32);
const change = { collection: "news", keys: ["1"], action: "update" as const };
const servers: Server[] = [];

async function receiver(answers: number[]): Promise<{ url: URL; heard: [string, string][] }> {
  const received: [string, string][] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push([String(request.headers["x-portal-signature"]), body]);
    response.writeHead(answers.shift() ?? 204).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/internal/cms-changed`), heard: received };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("change notifier: retries a failed receiver, but not a successful one", async () => {
  const [steady, shaky] = [await receiver([]), await receiver([503])];
  const warn = vi.fn();
  createNotifier([steady.url, shaky.url], key, { warn })(change);
  await vi.waitFor(() => expect(shaky.heard).toHaveLength(2), { timeout: 5_000 });
  expect(steady.heard).toHaveLength(1);
  const [input, body] = steady.heard[0] ?? ["", ""];
  const seconds = Number(/^t=(\d+)/.exec(input)?.[1]);
  expect(input).toBe(signature(body, key, seconds * 1000));
  expect(JSON.parse(body)).toEqual(change);
  expect(warn).not.toHaveBeenCalled();
});
