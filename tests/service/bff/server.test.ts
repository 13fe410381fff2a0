import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrateDatabase } from "../../../bff/db/migrate.ts";
import { Client } from "pg";
import journal from "../../../bff/db/migrations/meta/_journal.json" with { type: "json" };
import { startBound } from "../../support/bound-child.ts";
import { operatorEnvironment } from "../../support/operator.ts";
import { serviceSecrets } from "../../support/service-secrets.ts";
import { createDatabase } from "./service.ts";

let child: ChildProcess | undefined;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await database.drop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts the real process; `until` resolves with the first log line that contains the text. */
async function start(overrides: Record<string, string> = {}) {
  const port = await freePort();
  const started = startBound(["build/service/server.js"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORTAL_MODE: "test",
      SERVICE_PORT: String(port),
      DATABASE_URL: database.url,
      CMS_URL: "http://127.0.0.1:9",
      ...serviceSecrets,
      ...overrides,
    },
    isSilent: true,
  });
  child = started;
  const lines: string[] = [];
  const output = createInterface({ input: started.stdout });
  output.on("line", (line) => lines.push(line));
  const ended = once(started, "exit").then(([code]) => code as number | null);
  const until = (words: string) =>
    new Promise<string>((resolve, reject) => {
      const known = lines.find((line) => line.includes(words));
      if (known) return resolve(known);
      output.on("line", (line) => line.includes(words) && resolve(line));
      output.on("close", () => reject(new Error(`Ended without "${words}":\n${lines.join("\n")}`)));
    });
  return { process: started, origin: `http://127.0.0.1:${port}`, lines, until, ended };
}

describe("service process", () => {
  test("prepares an empty database, answers, and stops on SIGTERM with 0", async () => {
    const service = await start();
    await service.until('"ready"');
    const answer = await fetch(`${service.origin}/api/users/v1/check-access-token`);
    expect(answer.status).toBe(401);
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(503);
    service.process.kill("SIGTERM");
    expect(await service.ended).toBe(0);
  });

  test("finishes open requests before it stops", async () => {
    const service = await start();
    await service.until('"ready"');
    const login = fetch(`${service.origin}/api/users/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@example.com", password: "x" }),
    });
    const health = await fetch(`${service.origin}/healthz`);
    expect(health.status).toBe(200);
    service.process.kill("SIGTERM");
    expect((await login).status).toBe(401);
    expect(await service.ended).toBe(0);
  });

  test("ends at once with one line that names the missing environment variables", async () => {
    const service = await start({ SESSION_KEY: "kurz", INTERNAL_KEY: "" });
    expect(await service.ended).toBe(1);
    expect(service.lines).toHaveLength(1);
    expect(service.lines[0]).toContain("SESSION_KEY is shorter than 32 characters");
    expect(service.lines[0]).toContain("INTERNAL_KEY is missing");
    expect(service.lines[0]).not.toContain("kurz");
  });

  test("does not run in production beside demo accounts", async () => {
    await migrateDatabase(database.url);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into users (id, email, email_key, first_name, last_name, directus_user_id, created_at, updated_at)
       values (gen_random_uuid(), 'membro@example.com', 'membro@example.com', 'a', 'b',
               gen_random_uuid(), now(), now())`,
    );
    await client.end();
    const service = await start({
      PORTAL_MODE: "production",
      ...operatorEnvironment,
      PUBLIC_ORIGIN: "https://portal.example.com",
    });
    await service.until("production refuses demo accounts");
    expect(await service.ended).toBe(1);
  });

  test("does not run in production with another DATA_KEY than the one of its database", async () => {
    const production = {
      PORTAL_MODE: "production",
      PUBLIC_ORIGIN: "https://portal.example.com",
      ...operatorEnvironment,
    };
    const first = await start(production);
    await first.until('"ready"');
    first.process.kill("SIGTERM");
    await first.ended;
    const other = await start({ ...production, DATA_KEY: "another data key of 32 characters" });
    await other.until("DATA_KEY is not the key that this database was sealed with");
    expect(await other.ended).toBe(1);
  });

  test("warns if production checks no list of leaked passwords", async () => {
    const production = {
      PORTAL_MODE: "production",
      PUBLIC_ORIGIN: "https://portal.example.com",
      ...operatorEnvironment,
    };
    const without = await start(production);
    const received = JSON.parse(await without.until("BREACHED_PASSWORDS_URL is not set")) as object;
    expect(received).toMatchObject({ level: "error" });
    without.process.kill("SIGTERM");
    await without.ended;
    const url = "http://127.0.0.1:9/range";
    const asking = await start({ ...production, BREACHED_PASSWORDS_URL: url });
    await asking.until('"ready"');
    expect(asking.lines.join()).not.toContain("BREACHED_PASSWORDS_URL");
  });

  test("waits for PostgreSQL and reports itself as live meanwhile", async () => {
    const service = await start({ DATABASE_URL: "postgres://portal@127.0.0.1:9/portal" });
    await service.until("cannot be prepared yet");
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    const login = await fetch(`${service.origin}/api/users/v1/login`, { method: "POST" });
    expect(login.status).toBe(503);
    service.process.kill("SIGTERM");
    expect(await service.ended).toBe(0);
  });
});

describe("migrations", () => {
  test("are applied once by processes that start together", async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
    await migrateDatabase(database.url);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as n from drizzle.__drizzle_migrations",
    );
    await client.end();
    expect(rows[0].n).toBe(journal.entries.length);
  });
});

test("compiled code: uses one byte per character, since Node keeps its source", () => {
  for (const name of readdirSync("build/service").filter((file) => file.endsWith(".js")))
    expect(/[^\0-\u00ff]/.exec(readFileSync(`build/service/${name}`, "utf8")), name).toBeNull();
});
