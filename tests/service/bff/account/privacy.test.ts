import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

/** Directus' part is tested with the real one (tests/service/cms/members/privacy.test.ts). */
const cms = createCmsPrivacyDouble(async ({ directusUserId }) => ({
  rows: { favorites: [{ item: `favorite-of-${directusUserId}` }] },
  files: [{ id: randomUUID(), filename: "foto.webp", type: "image/webp", bytes: 4 }],
  handling: [],
}));
const dayMs = 24 * 3_600_000;
const editorRoleId = "10000000-0000-4000-8000-000000000001";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cmsPrivacy: cms });
});
afterAll(() => service.close());

async function member(): Promise<{ user: User; token: string }> {
  const user = await service.createMember();
  return { user, token: (await service.login(user.email)).accessToken };
}

async function call(method: "GET" | "POST" | "DELETE", path: string, token: string, body?: object) {
  return service.app.inject({
    method,
    url: `/api/privacy/v1/${path}`,
    headers: bearer(token),
    ...(body && { payload: body }),
  });
}

async function rows(statement: string, ...values: unknown[]) {
  return (await service.database.pool.query(statement, values)).rows;
}

async function storePicture(userId: string, alt: string): Promise<string> {
  const [chatId, id] = [randomUUID(), randomUUID()];
  await rows(
    "insert into chats (id, pair_hash, started_by, last_message_at, created_at) values ($1, $2, $3, now(), now())",
    ...[chatId, Buffer.from(chatId), userId],
  );
  await rows(
    "insert into chat_messages (id, chat_id, sequence, user_id, client_message_id, message, sent_at) values ($1, $2, 1, $3, $4, '', now())",
    ...[id, chatId, userId, randomUUID()],
  );
  await rows(
    "insert into chat_images (message_id, user_id, content, width, height, alt) values ($1, $2, $3, 4, 3, $4)",
    ...[id, userId, Buffer.from("bytes-of-the-picture"), alt],
  );
  return id;
}

describe("data export", () => {
  test("gives a member all stored data, for the password, and no other member's", async () => {
    const { user, token } = await member();
    expect((await call("POST", "exports", token, {})).statusCode).toBe(202);
    await service.smtp.next(user.email);
    const [ordered] = (await call("GET", "overview", token)).json().exports;
    expect(ordered).toMatchObject({ state: "ready" });

    const path = `exports/${ordered.id}/download`;
    expect((await call("POST", path, token, { password: "errada" })).statusCode).toBe(401);
    const stranger = await member();
    expect((await call("POST", path, stranger.token, { password })).statusCode).toBe(404);

    const answer = await call("POST", path, token, { password });
    const files = unzipSync(Buffer.from(answer.json().archive, "base64"));
    const data = JSON.parse(strFromU8(files["dados.json"] ?? new Uint8Array()));
    expect(data.portal.users).toEqual([expect.objectContaining({ email: user.email })]);
    expect(data.portal.sessions).toHaveLength(1);
    expect(data.portal.audit_events.length).toBeGreaterThan(0);
    expect(data.content.favorites).toEqual([{ item: `favorite-of-${user.directusUserId}` }]);
    expect(strFromU8(files["arquivos/1-foto.webp"] ?? new Uint8Array())).toBe("webp");
    expect(answer.body + JSON.stringify(data)).not.toMatch(/argon2|passwordHash|password_hash/);
    expect(JSON.stringify(data)).not.toContain(stranger.user.email);
  });

  test("contains the pictures the member sent in chats as files, and no other member's", async () => {
    const [{ user, token }, stranger] = [await member(), await member()];
    const id = await storePicture(user.id, "Minha casa");
    await storePicture(stranger.user.id, "Casa de outra pessoa");
    await call("POST", "exports", token, {});
    await service.smtp.next(user.email);
    const [ordered] = (await call("GET", "overview", token)).json().exports;
    const answer = await call("POST", `exports/${ordered.id}/download`, token, { password });
    const files = unzipSync(Buffer.from(answer.json().archive, "base64"));
    const pictures = Object.keys(files).filter((name) => name.includes("conversa-"));
    expect(pictures).toEqual([`arquivos/1-conversa-${id}.webp`]);
    expect(strFromU8(files[pictures[0] ?? ""] ?? new Uint8Array())).toBe("bytes-of-the-picture");
    expect(strFromU8(files["arquivos/2-foto.webp"] ?? new Uint8Array())).toBe("webp");
    const { portal } = JSON.parse(strFromU8(files["dados.json"] ?? new Uint8Array()));
    expect(portal.chat_images).toEqual([
      { message_id: id, user_id: user.id, width: 4, height: 3, alt: "Minha casa" },
    ]);
  });

  test("contains a row of every table that names a member", async () => {
    const { user, token } = await member();
    const tables = await rows(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    const { portalMap } = await import("../../../../bff/modules/account/privacy/data-map.ts");
    expect(tables.map(({ table_name }) => table_name).filter((name) => !portalMap[name])).toEqual(
      [],
    );
    await call("POST", "deletion", token, { password, mode: "delete", reason: "canary-reason" });
    const overview = (await call("GET", "overview", token)).json();
    const ids = overview.stores.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(["users", "sessions", "deletion_requests"]));
    expect(JSON.stringify(overview)).toContain("canary-reason");
    await call("DELETE", "deletion", token);
    expect(user.email).toBeTruthy();
  });

  test("never opens a pending mail: its link is for the mailbox only", async () => {
    const { user, token } = await member();
    service.smtp.refuse(user.email, ...Array<number>(20).fill(421));
    const recovery = { method: "POST", url: "/api/recovery/v1/request" } as const;
    await service.app.inject({ ...recovery, payload: { email: user.email } });
    const waiting = () =>
      rows("select 1 from mails where user_id = $1 and state = 'queued' and attempts > 0", user.id);
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
    const overview = (await call("GET", "overview", token)).json();
    const mails = overview.stores.find(({ id }: { id: string }) => id === "mails");
    expect(mails).toMatchObject({ count: 1 });
    expect(JSON.stringify(mails)).not.toMatch(/[\w-]{43}/);
  });

  test("that fails says so, and does not count against the limit", async () => {
    const { user, token } = await member();
    const insert = (state: string, at: Date) =>
      rows(
        "insert into data_exports (id, user_id, state, requested_at) values ($1, $2, $3, $4)",
        randomUUID(),
        user.id,
        state,
        at,
      );
    for (const _ of [1, 2, 3]) await insert("failed", service.clock.now);
    await insert("queued", new Date(service.clock.now.getTime() - 1.1 * dayMs));
    await runJob(service, "privacy-retention");
    const { exports } = (await call("GET", "overview", token)).json();
    const states = exports.map(({ state }: { state: string }) => state);
    expect(states).toEqual(["failed", "failed", "failed", "failed"]);
    expect((await call("POST", "exports", token, {})).statusCode).toBe(202);
    await service.smtp.next(user.email);
  });

  test("expires after seven days, and is limited to three a day", async () => {
    const { user, token } = await member();
    for (const _ of [1, 2, 3]) await call("POST", "exports", token, {});
    expect((await call("POST", "exports", token, {})).statusCode).toBe(429);
    await service.smtp.next(user.email);
    await rows(
      "update data_exports set expires_at = $1 where user_id = $2",
      service.clock.now,
      user.id,
    );
    const { exports } = (await call("GET", "overview", token)).json();
    const over = exports.find(({ state }: { state: string }) => state === "expired");
    const path = `exports/${over.id}/download`;
    expect((await call("POST", path, token, { password })).statusCode).toBe(404);
  });
});

describe("account deletion", () => {
  test("asks for the password, waits fourteen days, and is cancelled by the mail's button only", async () => {
    const { user, token } = await member();
    const wish = { mode: "anonymise", password: "errada" };
    expect((await call("POST", "deletion", token, wish)).statusCode).toBe(401);
    const answer = await call("POST", "deletion", token, { ...wish, password });
    const waitMs = Date.parse(answer.json().dueAt) - service.clock.now.getTime();
    expect(waitMs).toBe(14 * dayMs);

    const mail = await service.smtp.next(user.email);
    const link = /undo-deletion\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    const state = await call("POST", "deletion/state", token, { token: link });
    expect(state.json()).toEqual({ state: "valid" });
    expect((await call("GET", "overview", token)).json().deletion).not.toBeNull();
    expect((await call("POST", "deletion/undo", token, { token: link })).statusCode).toBe(204);
    expect((await call("GET", "overview", token)).json().deletion).toBeNull();
    expect((await call("POST", "deletion/undo", token, { token: link })).statusCode).not.toBe(204);

    service.clock.advance(15 * dayMs);
    await runJob(service, "privacy-erase-due");
    expect(await rows("select id from users where id = $1", user.id)).toHaveLength(1);
  });

  test("remains with its link if the cancellation fails half-way", async () => {
    const { user, token } = await member();
    await call("POST", "deletion", token, { mode: "delete", password });
    const mail = await service.smtp.next(user.email);
    const link = /undo-deletion\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    const undo = async () =>
      (await call("POST", "deletion/undo", token, { token: link })).statusCode;
    await rows("alter table deletion_requests rename to deletion_requests_away");
    expect(await undo()).toBe(500);
    await rows("alter table deletion_requests_away rename to deletion_requests");
    expect(await undo()).toBe(204);
    expect((await call("GET", "deletion", token)).json()).toEqual({ deletion: null });
  });

  test("limits password attempts together with all other forms", async () => {
    const { token } = await member();
    const wish = { mode: "delete", password: "errada" };
    for (let time = 0; time < 6; time += 1) await call("POST", "deletion", token, wish);
    const change = { currentPassword: "errada", newPassword: "neve no lago 1291" };
    for (let time = 0; time < 4; time += 1) {
      const url = "/api/security/v1/password";
      await service.app.inject({ method: "POST", url, headers: bearer(token), payload: change });
    }
    expect((await call("POST", "deletion", token, { ...wish, password })).statusCode).toBe(429);
  });

  test("is refused to staff, whose texts belong to the portal", async () => {
    const { email, id } = await service.createMember({ roleId: editorRoleId });
    const { accessToken } = await service.login(email);
    const answer = await call("POST", "deletion", accessToken, { mode: "delete", password });
    expect(answer.statusCode).toBe(403);
    expect(await rows("select 1 from deletion_requests where user_id = $1", id)).toEqual([]);
  });

  test("erases when due, retries after a failure, and leaves nothing but the ledger", async () => {
    const { user, token } = await member();
    await call("POST", "deletion", token, { password, mode: "delete", reason: "canary-why" });
    await storePicture(user.id, "canary-picture");
    await service.smtp.next(user.email);
    service.clock.advance(15 * dayMs);

    cms.isUnavailable = true;
    await runJob(service, "privacy-erase-due");
    expect(await rows("select id from users where id = $1", user.id)).toHaveLength(1);
    cms.isUnavailable = false;
    await runJob(service, "privacy-erase-due");

    const person = { directusUserId: user.directusUserId, email: user.email };
    expect(cms.erased).toContainEqual({ person, mode: "delete" });
    const receipt = await service.smtp.next(user.email);
    expect(receipt.subject).toContain("excluída");
    expect((await call("GET", "overview", token)).statusCode).toBe(401);

    const tables = await rows(
      "select table_schema as s, table_name as t from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'",
    );
    const clues = [
      user.email,
      user.firstName + " " + user.lastName,
      "canary-why",
      "canary-picture",
    ];
    for (const { s, t } of tables) {
      const found = await rows(
        `select row_to_json(held)::text as text from "${s}"."${t}" held where ${clues
          .map((_, at) => `row_to_json(held)::text ilike '%' || $${at + 1} || '%'`)
          .join(" or ")}`,
        ...clues,
      );
      expect({ table: t, found }).toEqual({ table: t, found: [] });
    }
    const [stored] = await rows("select * from deletion_requests where user_id = $1", user.id);
    expect(stored).toMatchObject({ reason: null, done_at: expect.any(Date) });
    expect(stored.ledger.map(({ store }: { store: string }) => store)).toContain("payments");
  });
});

describe("security record", () => {
  test("names request, download, attempts and cancellation, without name or address", async () => {
    const { user, token } = await member();
    await call("POST", "exports", token, {});
    await service.smtp.next(user.email);
    const [ordered] = (await call("GET", "overview", token)).json().exports;
    await call("POST", `exports/${ordered.id}/download`, token, { password: "errada" });
    await call("POST", `exports/${ordered.id}/download`, token, { password });
    await call("POST", "deletion", token, { password: "errada", mode: "delete" });
    await call("POST", "deletion", token, { password, mode: "delete" });
    expect((await call("GET", "deletion", token)).json().deletion).toMatchObject({
      mode: "delete",
    });
    await call("DELETE", "deletion", token);
    await call("DELETE", "deletion", token);
    expect((await call("GET", "deletion", token)).json()).toEqual({ deletion: null });
    await call("POST", "deletion", token, { password, mode: "delete" });
    service.clock.advance(15 * dayMs);
    await runJob(service, "privacy-erase-due");

    const stored = await rows(
      "select event, request_id from audit_events where user_id = $1 and event !~ '^login' order by occurred_at, id",
      user.id,
    );
    expect(stored.map(({ event }) => event)).toEqual([
      "export.requested",
      "password.refused",
      "export.downloaded",
      "password.refused",
      "deletion.requested",
      "deletion.cancelled",
      "deletion.requested",
      "account.erased",
    ]);
    expect(stored[0].request_id).toBeTruthy();
    const record = await rows("select row_to_json(audit_events)::text as text from audit_events");
    const clues = [user.email, user.lastName];
    expect(record.filter(({ text }) => clues.some((clue) => text.includes(clue)))).toEqual([]);
  });
});

describe("data retention", () => {
  test("erases expired data and retains the rest", async () => {
    const { user, token } = await member();
    const old = new Date(Date.now() - 100 * dayMs);
    const recent = new Date(Date.now() - 10 * dayMs);
    for (const occurredAt of [old, recent]) {
      await rows(
        "insert into audit_events (occurred_at, event, user_id) values ($1, 'logout', $2)",
        occurredAt,
        user.id,
      );
    }
    await expect(
      rows("delete from audit_events where user_id = $1 and occurred_at > $2", user.id, old),
    ).rejects.toThrow("append-only");
    await runJob(service, "privacy-retention");
    const left = await rows(
      "select occurred_at from audit_events where user_id = $1 and event = 'logout'",
      user.id,
    );
    expect(left).toEqual([{ occurred_at: recent }]);
    expect(cms.sweeps).toBeGreaterThan(0);
    expect((await call("GET", "overview", token)).statusCode).toBe(200);
  });

  test("forgets a deletion ten years after it was done, and no pending one", async () => {
    const insert = async (years: number, isDone: boolean) => {
      const [id, at] = [randomUUID(), new Date(service.clock.now)];
      at.setFullYear(at.getFullYear() - years);
      at.setDate(at.getDate() - 2);
      await rows(
        "insert into deletion_requests (id, user_id, mode, requested_at, due_at, done_at) values ($1, $2, 'delete', $3, 'infinity', $4)",
        ...[id, randomUUID(), at, isDone ? at : null],
      );
      return id;
    };
    const [, done, pending] = [
      await insert(10, true),
      await insert(9, true),
      await insert(11, false),
    ];
    await runJob(service, "privacy-retention");
    const old = new Date(service.clock.now.getTime() - 8 * 365 * dayMs);
    const left = await rows("select id from deletion_requests where requested_at < $1", old);
    expect(left.map(({ id }) => id).toSorted()).toEqual([done, pending].toSorted());
    await rows("delete from deletion_requests where id = $1", pending);
  });
});
