import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentValue, type Consent } from "~/analytics/consent";
import { createServerAnalytics, type ServerAnalytics } from "~/analytics/server-events.server";
import { startPosthogDouble, type PosthogDouble } from "../../../support/posthog-double";

let posthog: PosthogDouble;
let analytics: ServerAnalytics;
const errors: unknown[] = [];

beforeAll(async () => {
  posthog = await startPosthogDouble();
});
beforeEach(() => {
  posthog.clear();
  errors.length = 0;
  const source = { key: "phc_test", host: posthog.origin };
  analytics = createServerAnalytics(source, (error) => errors.push(error));
});
afterEach(() => analytics.close(1_000));
afterAll(() => posthog.stop());

const person = {
  id: "0b7f3f5e-1111-4222-8333-444455556666",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Souza",
};

/** Logs in with this consent in the browser's cookies, then stops like a process. */
async function logIn(consent: Consent | null): Promise<void> {
  const decision = consent && { consent, madeAtMs: 1, visitorId: randomUUID() };
  const cookies = decision ? `other=1; portal_consent=${consentValue(decision)}` : "other=1";
  analytics.record("login", { method: "password" }, { person, cookies });
  await analytics.close(2_000);
}

test.each([
  ["no answer", null],
  ["a refusal", { statistics: false, identity: false }],
])("server analytics: sends nothing with %s", async (_name, consent) => {
  await logIn(consent);
  expect(posthog.countRequests()).toBe(0);
});

describe("server analytics with consent", () => {
  test("a login contains only the member's number", async () => {
    await logIn({ statistics: true, identity: false });
    expect(posthog.events()).toEqual([
      expect.objectContaining({ event: "login", distinct_id: person.id }),
    ]);
    for (const secret of [person.email, person.firstName, person.lastName]) {
      expect(posthog.all()).not.toContain(secret);
    }
  });

  test("e-mail and name need their own consent", async () => {
    await logIn({ statistics: true, identity: true });
    expect(posthog.all()).toContain(
      '"$set":{"email":"ana@example.com","first_name":"Ana","last_name":"Souza"}',
    );
    expect(errors).toEqual([]);
  });
});

test("server analytics: an unavailable receiver causes no failure", async () => {
  const unavailable = createServerAnalytics(
    { key: "phc_test", host: "http://127.0.0.1:9" },
    (error) => errors.push(error),
  );
  const madeAtMs = 1;
  const consent = { statistics: true, identity: false };
  const cookies = `portal_consent=${consentValue({ consent, madeAtMs, visitorId: randomUUID() })}`;
  unavailable.record("login", { method: "password" }, { person, cookies });
  await unavailable.close(5_000);
  expect(errors).toHaveLength(1);
});

test("server analytics: sends nothing if it is not configured", async () => {
  const off = createServerAnalytics(null, (error) => errors.push(error));
  off.record("signup_completed", {}, { person, cookies: "" });
  await off.close(0);
  expect(errors).toEqual([]);
});
