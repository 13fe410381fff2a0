import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LegalText } from "../../../../bff/cms/legal-texts.ts";
import { insertConsents } from "../../../../bff/modules/relations/consents/consents.repository.ts";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import { createLegalNotices } from "../../../../bff/modules/account/privacy/legal-notices.ts";
import { createSealer } from "../../../../bff/db/seal.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
let published: LegalText[];
let tell: () => Promise<void>;

const text = (version: string): LegalText => ({
  slug: "privacy",
  version,
  title: "Privacidade",
  changeSummary: `O que muda na versão ${version}`,
  effectiveAt: "2026-12-01",
});

beforeAll(async () => {
  service = await startTestService();
  const now = () => service.clock.now;
  tell = createLegalNotices({
    db: service.database.db,
    mailer: createMailer({ jobs: service.jobs, sealer: createSealer(service.keys.data), now }),
    now,
    listLegalTexts: async () => published,
  }).run;
});
afterAll(() => service.close());

describe("legal notices", () => {
  test("record the first version and mail each later one once, with its changes", async () => {
    const member = await service.createMember();
    published = [text("1.0")];
    await tell();
    published = [text("1.1")];
    await tell();
    await tell();
    const mail = await service.smtp.next(member.email);
    expect(mail.text).toContain("O que muda na versão 1.1");
    expect(mail.text).toContain("1 de dezembro de 2026");

    const newcomer = await service.createMember();
    await tell();
    published = [text("1.2")];
    await tell();
    expect((await service.smtp.next(newcomer.email)).text).toContain("versão 1.2");
    expect((await service.smtp.next(member.email)).text).toContain("versão 1.2");
    const sent = service.smtp.received.map(({ to, text: body }) => `${to}:${body}`);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(3);
  });

  test("announce a coming version to members who agreed to the previous one, not to it", async () => {
    published = [text("2.0")];
    await tell();
    const agree = async (version: string) => {
      const member = await service.createMember();
      await insertConsents(service.database.db, [
        {
          id: randomUUID(),
          userId: member.id,
          kind: "privacy",
          version,
          choice: "accepted",
          givenAt: service.clock.now,
        },
      ]);
      return member;
    };
    const early = await agree("1.9");
    const late = await agree("2.0");
    await tell();
    await tell();
    expect((await service.smtp.next(early.email)).text).toContain("versão 2.0");
    published = [text("2.1")];
    await tell();
    expect((await service.smtp.next(late.email)).text).toContain("versão 2.1");
    const received = service.smtp.received.filter(({ to }) => to.includes(late.email));
    expect(received).toHaveLength(1);
  });
});
