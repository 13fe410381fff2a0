import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const HOUR_MS = 3_600_000;

/**
 * A service for tests of bulk mail, on a Monday, half past seven in Zurich, without content or subscribers
 * at the start of each test. Starts and stops with the calling test file.
 */
export function startMailToMany() {
  const cms = createCmsDouble();
  let service: TestService;
  beforeAll(async () => {
    // Areas that are not open yet, whichever those are.
    areas.videos.isOpen = false;
    areas.courses.isOpen = false;
    service = await startTestService({ cms: cms.client });
  });
  afterAll(async () => {
    areas.videos.isOpen = true;
    areas.courses.isOpen = true;
    await service.close();
  });
  beforeEach(async () => {
    for (const list of [...contentKinds, "forum_posts", "users"]) cms.rows(list).length = 0;
    await service.database.pool.query("update users set is_active = false");
    // A Monday, half past seven in Zurich.
    service.clock.now = new Date("2026-11-23T06:30:00.000Z");
  });

  async function member(): Promise<{ user: User; token: string }> {
    const user = await service.createMember();
    return { user, token: (await service.login(user.email)).accessToken };
  }

  function publish(collection: string, title: string, hoursAgo: number) {
    const publishedAt = new Date(service.clock.now.getTime() - hoursAgo * HOUR_MS).toISOString();
    const item = { id: randomUUID(), title, slug: "um-titulo", status: "published", publishedAt };
    cms.rows(collection).push(item);
    return item;
  }

  async function ask<T>(token: string, query: string): Promise<T> {
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      headers: bearer(token),
      payload: { query },
    });
    const { data, errors } = answer.json<{ data: T; errors?: unknown }>();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  const set = (token: string, values: string) =>
    ask(token, `mutation { setUserEmailFrequency(${values}) { id } }`);

  const post = (path: string, token: string) =>
    service.app.inject({
      method: "POST",
      url: `/api/email-frequency/v1/${path}`,
      payload: { token },
    });

  async function runDigests(): Promise<void> {
    await service.jobs.send("send-digests", {}, service.database.db);
    const isOver = async () => {
      const { rows } = await service.database.pool.query<{ state: string; output: unknown }>(
        "select state, output from jobs.job where name = 'send-digests' and state <> 'completed'",
      );
      return rows;
    };
    await expect.poll(isOver, { timeout: 20_000 }).toEqual([]);
  }

  return {
    cms,
    get service() {
      return service;
    },
    member,
    publish,
    ask,
    set,
    post,
    runDigests,
  };
}
