import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { afterEach, expect, test } from "vitest";
import { createFetchPage } from "../../../../../../bff/modules/community/link-cards/fetch-page.ts";
import type { Address } from "../../../../../../bff/modules/community/link-cards/public-address.ts";

const limits = { connectMs: 500, totalMs: 700, maxBytes: 1_000, maxRedirects: 3 };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Web = { hosts: string[]; headers: Record<string, unknown>[]; pinned: Address[] };

/** A web with one server behind every public address of a name; other names resolve as given. */
async function openWeb(listener: RequestListener, addresses: Record<string, string[]> = {}) {
  const web: Web = { hosts: [], headers: [], pinned: [] };
  const server = createServer((request, response) => {
    web.hosts.push(request.headers.host ?? "");
    web.headers.push(request.headers);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const fetchPage = createFetchPage({
    limits,
    lookup: (host) =>
      Promise.resolve(
        (addresses[host] ?? ["1.1.1.1"]).map((address) => ({
          ...{ address, family: address.includes(":") ? 6 : 4 },
        })),
      ),
    connect: (pinned) => {
      web.pinned.push(pinned);
      return new Agent({
        connect: (_options, done) => {
          void import("node:net").then(({ connect }) => {
            const socket = connect(port, "127.0.0.1", () => done(null, socket));
            socket.on("error", (error) => done(error, null));
          });
        },
      });
    },
  });
  return { web, fetchPage };
}

const html = { "content-type": "text/html; charset=utf-8", "set-cookie": "a=b" };

test("link card fetch: requests a page by name at the checked address, without cookies", async () => {
  const { web, fetchPage } = await openWeb((_, response) => {
    response.writeHead(200, html).end("<title>Olá</title>");
  });
  expect(await fetchPage("http://a.example/x")).toBe("<title>Olá</title>");
  expect(web.hosts).toEqual(["a.example"]);
  expect(web.pinned).toEqual([{ address: "1.1.1.1", family: 4 }]);
  expect(web.headers[0]).not.toHaveProperty("cookie");
  expect(web.headers[0]).not.toHaveProperty("referer");
});

test("link card fetch: follows a limited number of redirects without cookies, and checks each address", async () => {
  const { web, fetchPage } = await openWeb(({ url = "" }, response) => {
    const step = Number(url.slice(1));
    const to = `http://b${step + 1}.example/${step + 1}`;
    response.writeHead(302, { location: to, "set-cookie": "a=b" }).end();
  });
  expect(await fetchPage("http://b0.example/0")).toBeNull();
  expect(web.hosts).toEqual(["b0.example", "b1.example", "b2.example", "b3.example"]);
  expect(web.headers.every((headers) => !("cookie" in headers))).toBe(true);
});

test.each([
  "http://10.0.0.1/",
  "http://[::1]/",
  "http://inner.example/",
  "http://a.example:8080/",
  "http://ana:senha@a.example/",
  "ftp://a.example/",
  "file:///etc/passwd",
])("link card fetch: does not follow a redirect to %s", async (location) => {
  const inner = { "inner.example": ["192.168.0.1"] };
  const { web, fetchPage } = await openWeb((_, response) => {
    response.writeHead(301, { location }).end();
  }, inner);
  expect(await fetchPage("http://a.example/")).toBeNull();
  expect(web.hosts).toEqual(["a.example"]);
});

test("link card fetch: connects to the checked address even if the name changes its address afterwards", async () => {
  let calls = 0;
  const pinned: Address[] = [];
  const fetchPage = createFetchPage({
    limits,
    lookup: () => {
      calls += 1;
      return Promise.resolve([{ address: calls === 1 ? "1.1.1.1" : "127.0.0.1", family: 4 }]);
    },
    connect: (address) => {
      pinned.push(address);
      return new Agent({ connect: (_options, done) => done(new Error("closed"), null) });
    },
  });
  expect(await fetchPage("http://rebind.example/")).toBeNull();
  expect(pinned).toEqual([{ address: "1.1.1.1", family: 4 }]);
  expect(await fetchPage("http://rebind.example/")).toBeNull();
  expect(pinned).toHaveLength(1);
});

test("link card fetch: reads only the beginning of a huge page", async () => {
  let sent = 0;
  const { fetchPage } = await openWeb((_, response) => {
    response.writeHead(200, html);
    const go = () => {
      if (response.destroyed) return;
      sent += 65_536;
      response.write("x".repeat(65_536), () => setImmediate(go));
    };
    go();
  });
  expect(await fetchPage("http://a.example/")).toHaveLength(limits.maxBytes);
  expect(sent).toBeLessThan(50_000_000);
});

test("link card fetch: returns null for a page that does not finish in time", async () => {
  const { fetchPage } = await openWeb((_, response) => {
    response.writeHead(200, html).write("<title>Ol");
  });
  expect(await fetchPage("http://a.example/")).toBeNull();
});

test.each([
  [200, { "content-type": "image/png" }],
  [200, { ...html, "content-encoding": "gzip" }],
  [404, html],
  [500, html],
  [204, html],
])("link card fetch: returns null for response %i with %j", async (status, headers) => {
  const { fetchPage } = await openWeb((_, response) => {
    response.writeHead(status, headers).end(status === 204 ? undefined : "<title>Oi</title>");
  });
  expect(await fetchPage("http://a.example/")).toBeNull();
});
