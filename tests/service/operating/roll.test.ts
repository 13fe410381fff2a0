import { once } from "node:events";
import { Agent, createServer, request as ask } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { migrateDatabase } from "../../../bff/db/migrate.ts";
import { startBound } from "../../support/bound-child.ts";
import { requiredEnv } from "../../support/required-env";
import { serviceSecrets } from "../../support/service-secrets.ts";
import { startDirectusDouble, type DirectusDouble } from "../bff/doubles/directus-double.ts";
import { createDatabase } from "../bff/service.ts";
import { isReady, startApp, startService, waitUntilReady, type OwnPart } from "./own-parts.ts";

const REQUESTS_EVERY_MS = 50;
const TRY_MS = 3_000;

/** Processes of one part behind one address, as with the proxy and Docker's DNS. */
type Balanced = { parts: OwnPart[]; origin: string; server: Server; start(): Promise<OwnPart> };

let files: Awaited<ReturnType<typeof createDatabase>>;
let database: DatabaseConnection;
let directus: DirectusDouble;
let control: Server;
const balanced = new Map<string, Balanced>();

/** Sends a request to one of the processes; skips unreachable ones, as the proxy does. */
function balance(parts: OwnPart[]): Server {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  function pass(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const untilMs = performance.now() + TRY_MS;
    const attempt = (): void => {
      const up = parts.filter((part) => !part.hasEnded());
      const part = up[turn++ % up.length];
      const again = () => {
        if (performance.now() < untilMs) setTimeout(attempt, 20);
        else response.writeHead(502).end();
      };
      if (!part) return again();
      const { method, url, headers } = request;
      const pending = ask(new URL(url ?? "/", part.origin), { agent, method, headers });
      pending.once("error", (error: NodeJS.ErrnoException) => {
        if (response.headersSent) response.destroy();
        else if (error.code === "ECONNREFUSED" || method === "GET") again();
        else response.writeHead(502).end();
      });
      pending.once("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      pending.end(body);
    };
    attempt();
  }
  return createServer((request, response) => {
    void buffer(request).then((body) => pass(request, body, response));
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openBalanced(name: string, start: () => Promise<OwnPart>): Promise<Balanced> {
  const parts: OwnPart[] = [];
  const server = balance(parts);
  const one = { parts, server, start, origin: await listen(server) };
  balanced.set(name, one);
  return one;
}

/** Answers `roll-driver.mjs`: the four commands of ops/roll on this test's processes. */
async function drive(verb: string, name: string, id: string): Promise<string | null> {
  const known = balanced.get(name);
  if (!known) return null;
  const { parts, start } = known;
  const part = parts.find(({ origin }) => origin === id);
  if (verb === "list") return parts.map(({ origin }) => `${origin}\n`).join("");
  if (verb === "start") {
    const started = await start();
    parts.push(started);
    return started.origin;
  }
  if (!part) return null;
  if (verb === "ready") return (await isReady(part)) ? "" : null;
  await part.stop();
  parts.splice(parts.indexOf(part), 1);
  return "";
}

beforeAll(async () => {
  files = await createDatabase();
  await migrateDatabase(files.url);
  database = openDatabase(files.url, () => {});
  directus = await startDirectusDouble(serviceSecrets.CMS_ACCOUNTS_TOKEN);
  const service = await openBalanced("bff", () =>
    startService({ DATABASE_URL: files.url, CMS_URL: directus.url }),
  );
  const app: Balanced = await openBalanced("app", () =>
    startApp({
      CMS_URL: requiredEnv("TEST_CMS_URL"),
      CMS_TEASER_TOKEN: requiredEnv("TEST_CMS_TEASER_TOKEN"),
      CMS_FREE_TOKEN: requiredEnv("TEST_CMS_FREE_TOKEN"),
      CMS_PAYING_TOKEN: requiredEnv("TEST_CMS_PAYING_TOKEN"),
      SERVICE_URL: service.origin,
      PUBLIC_ORIGIN: app.origin,
    }),
  );
  for (const { parts, start } of [service, app]) parts.push(await start(), await start());
  for (const part of [...service.parts, ...app.parts]) await waitUntilReady(part);
  control = createServer((request, response) => {
    const [, verb = "", name = "", id = ""] = (request.url ?? "").split("/");
    void drive(verb, name, decodeURIComponent(id)).then((said) => {
      response.writeHead(said === null ? 503 : 200).end(said ?? "");
    });
  });
});
afterAll(async () => {
  for (const { parts, server } of balanced.values()) {
    await Promise.all(parts.map((part) => part.stop()));
    server.closeAllConnections();
    server.close();
  }
  control.close();
  await directus.close();
  await database.close();
  await files.drop();
});

/** Runs ops/roll on this test's processes; resolves with exit code and output. */
async function roll(...parts: string[]) {
  const env = {
    ...process.env,
    PATH: `${resolve(process.execPath, "..")}:${process.env["PATH"]}`,
    ROLL_CONTROL: await listen(control),
    ROLL_DRIVER: resolve(import.meta.dirname, "roll-driver.mjs"),
    ROLL_SETTLE_SECONDS: "0",
  };
  const runner = resolve(import.meta.dirname, "roll-driver.mjs");
  const program = startBound([runner, "roll", ...parts], { env, isSilent: true });
  let said = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (chunk) => (said += String(chunk)));
  const [code] = (await once(program, "exit")) as [number];
  return { code, said };
}

/** Sends twenty requests a second to the pages in turn, until stopped. */
function load(origin: string) {
  const targets = ["/pt-BR", "/pt-BR/login", "/pt-BR/contact"];
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  async function visit(target: string): Promise<void> {
    const answer = await fetch(`${origin}${target}`, { redirect: "manual" }).catch(
      (error: unknown) => String(error),
    );
    if (typeof answer === "string") return void failed.push(`${target} ${answer}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) failed.push(`${target} ${answer.status}`);
  }
  const timer = setInterval(() => {
    const visited = visit(targets[count++ % targets.length] ?? "/pt-BR");
    open.add(visited);
    void visited.finally(() => open.delete(visited));
  }, REQUESTS_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return { count, failed };
  };
}

test("rolling update: of service and app loses none of twenty requests a second", async () => {
  const before = [...balanced.values()].flatMap(({ parts }) => parts.map(({ origin }) => origin));
  const end = load(balanced.get("app")?.origin ?? "");
  const { code, said } = await roll("bff", "app");
  const { count, failed } = await end();

  expect([code, said.match(/is replaced by/g)?.length], said).toEqual([0, 4]);
  const after = [...balanced.values()].flatMap(({ parts }) => parts.map(({ origin }) => origin));
  expect(after).toHaveLength(4);
  expect(after.filter((origin) => before.includes(origin))).toEqual([]);
  expect(count).toBeGreaterThan(50);
  expect(failed).toEqual([]);
});
