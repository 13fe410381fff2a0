import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createAskLink } from "../../../../../../cms-extensions/src/editing/link-checks/ask-link.ts";

const HERE = "127.0.0.1";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Call = { method: string | undefined; host: string | undefined; agent: string | undefined };

/** Local sites whose one address is allowed; other names resolve as given. */
async function openSites(listener: RequestListener, names: Record<string, string[]> = {}) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const { host, "user-agent": agent } = request.headers;
    calls.push({ method: request.method, host: host?.split(":")[0], agent });
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  const { port } = server.address() as AddressInfo;
  const ask = createAskLink({
    userAgent: "PortalSuica-LinkCheck/1.0 (+https://portal.example.com)",
    isAllowed: (address) => address === HERE,
    stepMs: 400,
    port,
    lookup: (host) =>
      Promise.resolve((names[host] ?? [HERE]).map((address) => ({ address, family: 4 }))),
  });
  return { ask, calls, at: (path: string) => `http://a.example${path}` };
}

const answering =
  (status: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end();

test("link check request: sends only HEAD, with an identifying user agent", async () => {
  const { ask, calls, at } = await openSites(answering(200));
  expect(await ask(at("/x"))).toBe(200);
  expect(calls).toEqual([
    {
      ...{ method: "HEAD", host: "a.example" },
      agent: "PortalSuica-LinkCheck/1.0 (+https://portal.example.com)",
    },
  ]);
});

test.each([403, 404, 405, 500, 501, 503])(
  "link check request: falls back to GET if HEAD returns %s",
  async (status) => {
    const { ask, calls, at } = await openSites(({ method }, response) => {
      response.writeHead(method === "HEAD" ? status : 200).end();
    });
    expect(await ask(at("/"))).toBe(200);
    expect(calls.map(({ method }) => method)).toEqual(["HEAD", "GET"]);
  },
);

test.each([410, 429])("link check request: accepts %s without a second request", async (status) => {
  const { ask, calls, at } = await openSites(answering(status));
  expect(await ask(at("/"))).toBe(status);
  expect(calls).toHaveLength(1);
});

test("link check request: falls back to GET if HEAD is disconnected or ignored", async () => {
  for (const refuse of [(socket: { destroy: () => void }) => socket.destroy(), () => undefined]) {
    const { ask, at } = await openSites(({ method, socket }, response) => {
      if (method === "HEAD") refuse(socket);
      else response.writeHead(200).end();
    });
    expect(await ask(at("/"))).toBe(200);
  }
});

test("link check request: does not read the page itself", async () => {
  let isAbandoned = false;
  const { ask, at } = await openSites(({ method }, response) => {
    response.on("close", () => (isAbandoned ||= !response.writableFinished));
    if (method === "HEAD") response.writeHead(405).end();
    else response.writeHead(200).write("início");
  });
  expect(await ask(at("/"))).toBe(200);
  await expect.poll(() => isAbandoned).toBe(true);
});

test("link check request: follows a limited number of redirects", async () => {
  const { ask, calls, at } = await openSites(({ url = "" }, response) => {
    const step = Number(url.slice(1));
    if (step === 3) response.writeHead(404).end();
    else response.writeHead(301, { location: `/${step + 1}` }).end();
  });
  expect(await ask(at("/0"))).toBe(404);
  expect(calls.filter(({ method }) => method === "HEAD")).toHaveLength(4);
  expect(await ask(at("/4"))).toBe("redirects");
});

test.each([
  "http://10.0.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]/",
  "http://0x7f.2/",
  "http://inner.example/",
])(
  "link check request: neither follows a redirect to %s nor requests it directly",
  async (inside) => {
    const { ask, calls, at } = await openSites(answering(302, { location: inside }), {
      "inner.example": [HERE, "192.168.1.10"],
    });
    expect(await ask(at("/"))).toBe("private");
    expect(calls).toHaveLength(1);
    expect(await ask(inside)).toBe("private");
    expect(calls).toHaveLength(1);
  },
);

test.each([
  "ftp://a.example/",
  "file:///etc/passwd",
  "http://ana:b@a.example/",
  "http://a.example:22/",
  "http://[",
])("link check request: reports a redirect to %s as invalid", async (location) => {
  const { ask, at } = await openSites(answering(302, { location }));
  expect(await ask(at("/"))).toBe("redirects");
});

test("link check request: times out a silent server, and reports an unknown name", async () => {
  const { ask, at } = await openSites(() => undefined, { "nada.example": [] });
  expect(await ask(at("/"))).toBe("timeout");
  expect(await ask("http://nada.example/")).toBe("dns");
  expect(await ask("https://a.example/")).toBe("tls");
  servers.pop()?.close();
  await expect.poll(() => ask(at("/"))).toBe("connection");
});

test("link check request: a DNS failure is no statement about the name", async () => {
  const ask = createAskLink({
    userAgent: "x",
    lookup: () => Promise.reject(Object.assign(new Error("late"), { code: "ETIMEOUT" })),
  });
  expect(await ask("http://a.example/")).toBe("timeout");
});

test("link check request: never requests this machine outside tests", async () => {
  const { calls } = await openSites(answering(200));
  expect(await createAskLink({ userAgent: "x" })(`http://${HERE}/`)).toBe("private");
  expect(calls).toEqual([]);
});
