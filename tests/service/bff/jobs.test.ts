import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { createJobs } from "../../../bff/jobs/jobs.ts";
import type { Jobs } from "../../../bff/jobs/jobs.ts";
import { createDatabase } from "./service.ts";

let database: DatabaseConnection;
let jobs: Jobs;
let drop: () => Promise<void>;
const seen: string[] = [];
let whenSeen = () => {};
let failures = 1;
let openGate = () => {};
const gate = new Promise<void>((resolve) => (openGate = resolve));

beforeAll(async () => {
  const made = await createDatabase();
  drop = made.drop;
  database = openDatabase(made.url, () => {});
  jobs = createJobs(made.url, () => {});
  await jobs.start([
    {
      name: "note",
      handle: async ({ text }: { text: string }) => {
        seen.push(text);
        whenSeen();
      },
    },
    {
      name: "gate",
      handle: async ({ text }: { text: string }) => {
        if (text === "shut") await gate;
        seen.push(text);
        whenSeen();
      },
    },
    {
      name: "hopeless",
      retries: 1,
      handle: async () => {
        throw new Error("never");
      },
      giveUp: async ({ text }: { text: string }) => {
        seen.push(`given up: ${text}`);
        whenSeen();
      },
    },
    {
      name: "flaky",
      retries: 2,
      handle: async ({ text }: { text: string }) => {
        if (failures-- > 0) throw new Error("not yet");
        seen.push(text);
        whenSeen();
      },
    },
  ]);
});

afterAll(async () => {
  await jobs.stop(1_000);
  await database.close();
  await drop();
});

const seenAll = (...texts: string[]) =>
  new Promise<void>((resolve) => {
    whenSeen = () => {
      if (texts.every((text) => seen.includes(text))) resolve();
    };
    whenSeen();
  });

describe("jobs", () => {
  test("report once that the last attempt has failed", async () => {
    await jobs.send("hopeless", { text: "a" }, database.db);
    await seenAll("given up: a");
    expect(seen.filter((text) => text === "given up: a")).toHaveLength(1);
  });

  test("exist only if their transaction commits", async () => {
    await database.db
      .transaction(async (transaction) => {
        await jobs.send("note", { text: "rolled back" }, transaction);
        throw new Error("undo");
      })
      .catch(() => {});
    await jobs.send("note", { text: "committed" }, database.db);
    await seenAll("committed");
    expect(seen).not.toContain("rolled back");
  });

  test("are retried after a failure", async () => {
    await jobs.send("flaky", { text: "second try" }, database.db);
    await seenAll("second try");
    expect(failures).toBeLessThan(0);
  });

  test("are unique per key while they wait", async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    for (const text of ["one", "two"]) {
      await jobs.send("note", { text }, database.db, { key: "same", startAfter });
    }
    const waiting = await database.pool.query(
      "select data->>'text' as text from jobs.job where singleton_key = 'same'",
    );
    expect(waiting.rows).toEqual([{ text: "one" }]);
  });

  test("that absorb a later one with the same key start only after its transaction", async () => {
    const send = (text: string, key?: string) =>
      jobs.send("gate", { text }, database.db, { ...(key && { key }) });
    await send("shut");
    const isUnderWay = async () => {
      const found = "select 1 from jobs.job where name = 'gate' and state = 'active'";
      return (await database.pool.query(found)).rows.length;
    };
    await expect.poll(isUnderWay, { interval: 20 }).toBe(1);
    await send("kept", "shared");
    await database.db.transaction(async (transaction) => {
      await jobs.send("gate", { text: "left out" }, transaction, { key: "shared" });
      await send("later");
      openGate();
      await seenAll("later");
      expect(seen).not.toContain("kept");
    });
    await seenAll("kept");
    expect(seen).not.toContain("left out");
  });
});
