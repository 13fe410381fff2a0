import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CmsPrivacy } from "../../../bff/cms/cms-privacy.ts";
import { runJob } from "./run-job.ts";
import { bearer, password, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";
import { createVisitor } from "./signup-visitor.ts";

const cmsPrivacy: CmsPrivacy = {
  gather: async () => ({ rows: {}, files: [], handling: [] }),
  readFile: async () => Buffer.alloc(0),
  erase: async () => ({}),
  sweep: async () => ({}),
};

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

describe("a signup never finished", () => {
  it("is told by its e-mail only with the key", async () => {
    const email = "sem-chave@example.com";
    await begin(email);
    const plain = createHash("sha256").update(email).digest();
    expect(await rows("select 1 from signup_drafts where email_hash is not null")).not.toEqual([]);
    expect(await rows("select 1 from signup_drafts where email_hash = $1", plain)).toEqual([]);
  });

  it("goes with the account that has its e-mail, and so do links of drafts that changed theirs", async () => {
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
