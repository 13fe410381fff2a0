import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storedTexts } from "../../../factories/report-texts.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { answerAll, commitment, newMember, time } from "./signup-member.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

beforeEach(() => {
  service.directus.reportTexts = structuredClone(storedTexts);
  // Earlier reads are cached for a minute.
  service.clock.advance(60_000);
});

describe("welcome mail", () => {
  const welcomes = async (userId: string) => {
    const { rows } = await service.database.pool.query<{ template: string }>(
      "select template from mails where user_id = $1 and template = 'welcome'",
      [userId],
    );
    return rows.length;
  };

  test("contains the report once, whatever is answered later", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    const mail = await service.smtp.next(member.email);
    expect(mail.subject).toBe("Boas-vindas ao Portal Suíça");
    expect(mail.text).toContain("Sem passaporte europeu, só o empregador abre a porta");
    expect(mail.text).toContain("https://portal.example/pt-BR/app/cantons/ZH");
    expect(mail.text).toMatch(/\/pt-BR\/app\/profile\/[0-9a-f-]{36}\/report/);
    await answerAll(member, "yes", "contract");
    expect(await welcomes(member.id)).toBe(1);
  });

  test("does not mention the member's permit", async () => {
    const member = await newMember(service);
    await member.send("european-passport", { passport: "family" });
    await member.send("job-opportunity", { job: "working", permit: "F" });
    await member.send("time-to-switzerland", time);
    await member.send("commitment", commitment);
    const { text } = await service.smtp.next(member.email);
    expect(text).toContain("A sua família pode abrir o caminho");
    expect(text).not.toMatch(/documento F|admissão provisória/i);
  });
});
