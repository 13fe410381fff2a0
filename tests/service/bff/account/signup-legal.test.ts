import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { legal, visitorWithPassword } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const text = (slug: "terms-of-service" | "privacy", version: string, effectiveAt: string) => ({
  slug,
  version,
  title: slug,
  changeSummary: null,
  effectiveAt,
});
const terms = text("terms-of-service", legal.termsVersion, "2026-01-01");
const privacy = text("privacy", legal.privacyVersion, "2026-01-01");

describe("legal texts at the creation of an account", () => {
  test("count as accepted while another version is only announced", async () => {
    const coming = text("privacy", "9", "2027-01-01");
    service.directus.legalDocuments = [coming, terms, privacy];
    const { visitor } = await visitorWithPassword(service);
    expect((await visitor.createAccount()).status).toBe(200);
  });

  test("must be accepted again once another version is in force, without another mail", async () => {
    service.directus.legalDocuments = [terms, privacy];
    const { visitor, email } = await visitorWithPassword(service);
    const changed = { ...legal, privacyVersion: "9" };
    service.directus.legalDocuments = [text("privacy", "9", "2026-02-01"), terms, privacy];

    const refused = await visitor.createAccount();
    expect([refused.status, refused.body.code]).toEqual([409, "signup.texts_changed"]);
    const requested = await visitor.read("email");
    expect(requested.body).toMatchObject({
      shown: { step: "email" },
      answers: { acceptsTerms: false },
    });
    expect((await visitor.createAccount()).body.code).toBe("signup.texts_changed");

    const answers = { email, acceptsTerms: true, wantsNewsletter: false };
    const again = await visitor.send("email", { ...answers, ...changed });
    expect(again.body).toMatchObject({ shown: { step: "create-account" } });
    expect((await visitor.createAccount()).status).toBe(200);
    const { rows } = await service.database.pool.query(
      `select version from consent_records join users on users.id = user_id
        where email = $1 and kind = 'privacy'`,
      [email],
    );
    expect(rows).toEqual([{ version: "9" }]);
  });

  test("prevent the account while the current versions are unavailable", async () => {
    const { visitor } = await visitorWithPassword(service);
    service.directus.mode = "failing";
    expect((await visitor.createAccount()).status).toBe(503);
    service.directus.mode = "up";
  });
});
