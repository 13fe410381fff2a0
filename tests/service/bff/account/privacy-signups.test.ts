import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { createVisitor } from "./signup-visitor.ts";

const cmsPrivacy = createCmsPrivacyDouble();

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cmsPrivacy });
});
afterAll(() => service.close());

async function rows(statement: string, ...values: unknown[]) {
  return (await service.database.pool.query(statement, values)).rows;
}

async function begin(email: string) {
  const visitor = createVisitor(service);
  await visitor.start();
  service.clock.advance(5_000);
  await visitor.sendName();
  expect((await visitor.sendEmail(email)).status).toBe(200);
  await service.smtp.next(email);
  return visitor;
}

const linksTo = (email: string) => rows("select draft_id from mail_tokens where email = $1", email);

describe("unfinished signup", () => {
  test("stores its e-mail as a keyed hash only", async () => {
    const email = "sem-chave@example.com";
    await begin(email);
    const plain = createHash("sha256").update(email).digest();
    expect(await rows("select 1 from signup_drafts where email_hash is not null")).not.toEqual([]);
    expect(await rows("select 1 from signup_drafts where email_hash = $1", plain)).toEqual([]);
  });

  test("is deleted with the account of its e-mail, with links of drafts that changed their e-mail", async () => {
    const member = await service.createMember();
    const same = await begin(member.email);
    const old = await begin(member.email);
    const changed = await begin(member.email);
    const other = await begin("outra@example.com");
    await changed.sendEmail("mudou@example.com");
    const [, second] = await linksTo(member.email);
    await rows("update signup_drafts set email_hash = null where id = $1", second.draft_id);

    const { accessToken } = await service.login(member.email);
    await service.app.inject({
      method: "POST",
      url: "/api/privacy/v1/deletion",
      headers: bearer(accessToken),
      payload: { password, mode: "delete" },
    });
    service.clock.advance(15 * 24 * 3_600_000);
    await runJob(service, "privacy-erase-due");

    expect(await rows("select 1 from users where id = $1", member.id)).toEqual([]);
    expect(await linksTo(member.email)).toEqual([]);
    expect((await same.read()).body.code).toBe("signup.no_draft");
    expect((await old.read()).body.code).toBe("signup.no_draft");
    expect((await changed.read()).status).toBe(200);
    expect((await other.read()).status).toBe(200);
  });
});

describe("Directus user without an account", () => {
  test("is erased, but not a user with an account", async () => {
    const member = await service.createMember();
    const left = randomUUID();
    cmsPrivacy.unused = [left, member.directusUserId];
    await runJob(service, "privacy-retention");
    const erased = cmsPrivacy.erased.map(({ person }) => person.directusUserId);
    expect(erased).toContain(left);
    expect(erased).not.toContain(member.directusUserId);
  });

  test("is not erased if more than fifty users have no account here", async () => {
    const before = cmsPrivacy.erased.length;
    cmsPrivacy.unused = Array.from({ length: 51 }, () => randomUUID());
    await runJob(service, "privacy-retention");
    expect(cmsPrivacy.erased).toHaveLength(before);
    expect(service.logLines.join("\n")).toContain("51 members of Directus have no account here");
  });
});

describe("consent of a visitor", () => {
  test("is retained for a year, a member's with the account", async () => {
    const member = await service.createMember();
    const daysAgo = (days: number) => new Date(service.clock.now.getTime() - days * 24 * 3_600_000);
    const log = (userId: string | null, visitorId: string, consentedAt: Date) =>
      rows(
        `insert into consent_records (id, user_id, visitor_id, kind, version, choice, given_at)
          values (gen_random_uuid(), $1, $2, 'analytics', '1', 'accepted', $3)`,
        userId,
        visitorId,
        consentedAt,
      );
    const [old, recent, owned] = [randomUUID(), randomUUID(), randomUUID()];
    await log(null, old, daysAgo(366));
    await log(null, recent, daysAgo(364));
    await log(member.id, owned, daysAgo(366));
    cmsPrivacy.unused = [];
    await runJob(service, "privacy-retention");
    const stored = await rows(
      "select visitor_id from consent_records where visitor_id is not null",
    );
    const ids = stored.map(({ visitor_id }) => visitor_id);
    expect(ids).toEqual(expect.arrayContaining([recent, owned]));
    expect(ids).not.toContain(old);
  });
});
