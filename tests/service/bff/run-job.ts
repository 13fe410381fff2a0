import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TestService } from "./service.ts";

/** Runs a queue job once and waits until it has finished. */
export async function runJob(service: TestService, name: string): Promise<void> {
  const key = randomUUID();
  await service.jobs.send(name, {}, service.database.db, { key });
  const state = async () => {
    const found = "select state from jobs.job where singleton_key = $1";
    return (await service.database.pool.query(found, [key])).rows[0]?.state;
  };
  await expect.poll(state, { interval: 50, timeout: 20_000 }).toBe("completed");
}
