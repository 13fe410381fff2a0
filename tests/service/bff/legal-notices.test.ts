import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LegalText } from "../../../bff/cms/legal-texts.ts";
import { createMailer } from "../../../bff/modules/mail/mailer.ts";
import { createLegalNotices } from "../../../bff/modules/privacy/legal-notices.ts";
import { createSealer } from "../../../bff/sealing/seal.ts";
import { startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

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
  it("write the first version down and mail each later one once, with what changed", async () => {
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
});
