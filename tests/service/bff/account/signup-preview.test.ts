import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storedTexts } from "../../../factories/report-texts.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { newMember } from "./signup-member.ts";

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

describe("preview of the signup report", () => {
  const answers = { passport: "yes", country: "CH", job: "study", cantons: ["ZH"] };

  test("is refused to members", async () => {
    const member = await newMember(service);
    expect((await member.preview(answers)).status).toBe(403);
  });

  test("shows editors the report with their notes and its contradictions", async () => {
    const member = await newMember(service);
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select directus_user_id as id from users where id = $1",
      [member.id],
    );
    service.directus.editors.add(rows[0]?.id ?? "");
    for (const rule of service.directus.reportTexts.eligibility_rules as {
      code: string;
      status: string;
      contradicts: string[];
    }[]) {
      if (rule.code !== "G16") continue;
      rule.status = "draft";
      rule.contradicts = ["trabalho-estudo-suico"];
    }
    const { status, body } = await member.preview(answers);
    expect(status).toBe(200);
    expect(body.report?.rules.map(({ code }) => code)).toEqual(["G16"]);
    expect(body.notes["G16"]?.status).toBe("draft");
    expect(body.notes["passaporte-suico-seguro"]?.lawNote).toMatch(/ch\.ch/);
    expect(body.contradictions).toEqual([["G16", "trabalho-estudo-suico"]]);
  });
});
