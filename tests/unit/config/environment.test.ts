import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "../../../config/environment.ts";
import type { EnvironmentPart, EnvironmentSource } from "../../../config/environment.ts";
import { operatorEnvironment } from "../../support/operator.ts";
import { serviceSecrets } from "../../support/service-secrets.ts";

const secret = serviceSecrets.SESSION_KEY;
const service = {
  DATABASE_URL: "postgres://portal:geheim@db:5432/portal",
  ...serviceSecrets,
};
const production = {
  ...service,
  PORTAL_MODE: "production",
  PUBLIC_ORIGIN: "https://portal.example.com",
  ...operatorEnvironment,
};

function problemsOf(part: EnvironmentPart, source: EnvironmentSource): readonly string[] {
  try {
    readEnvironment(part, source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe("readEnvironment", () => {
  test("fills in the defaults of a demo", () => {
    expect(readEnvironment("service", service)).toEqual({
      ...service,
      PORTAL_MODE: "demo",
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: "http://localhost:3000",
      PORTAL_DATA_DIR: ".data",
      SERVICE_PORT: 4000,
      CMS_URL: "http://127.0.0.1:8055",
      UPSTREAM_PATIENCE: 1,
      SMTP_URL: "smtp://127.0.0.1:1025",
      MAIL_FROM: "Portal Suíça <portal@example.com>",
      OPERATOR_NAME: "Demonstração: operadora fictícia",
      OPERATOR_ADDRESS: "Rua do Exemplo 1; 8000 Zurique; Suíça",
      OPERATOR_EMAIL: "operadora@example.com",
      OPERATOR_UID: "CHE-000.000.000",
      PAYING_USER_ROLE_ID: "10000000-0000-4000-8000-000000000003",
      YOUTUBE_MEMBER_ROLE_ID: "10000000-0000-4000-8000-000000000004",
    });
  });

  test("gives the launcher default ports", () => {
    expect(readEnvironment("launcher", {})).toMatchObject({
      PORT: 3000,
      SERVICE_PORT: 4000,
      CMS_PORT: 8055,
      MAIL_PORT: 1080,
      SMTP_PORT: 1025,
    });
  });

  test("returns only a part's own variables", () => {
    const read = readEnvironment("service", { ...service, CMS_ADMIN_TOKEN: secret, PATH: "/bin" });
    expect(Object.keys(read)).not.toContain("CMS_ADMIN_TOKEN");
    expect(Object.keys(read)).not.toContain("PATH");
  });

  test("names every problem at once and no value", () => {
    const source = {
      ...service,
      DATABASE_URL: "mysql://user:geheim@db/portal",
      SESSION_KEY: "geheim",
      SERVICE_PORT: "70000",
      PORTAL_MODE: "geheim",
      INTERNAL_KEY: "",
    };
    const problems = problemsOf("service", source);
    expect(problems).toHaveLength(5);
    expect(problems).toContain("DATABASE_URL is not a postgres:// address");
    expect(problems).toContain("SESSION_KEY is shorter than 32 characters");
    expect(problems).toContain("SERVICE_PORT does not have the expected form");
    expect(problems).toContain("PORTAL_MODE is not one of demo, test, production");
    expect(problems).toContain("INTERNAL_KEY is missing");
    expect(problems.join()).not.toContain("geheim");
  });

  test.each([
    "http://localhost:3000/",
    "http://localhost:3000/pt-BR",
    "ftp://localhost",
    "localhost",
  ])("rejects %s as origin", (origin) => {
    expect(problemsOf("service", { ...service, PUBLIC_ORIGIN: origin })).toHaveLength(1);
  });
});

describe("production environment", () => {
  test("accepts real secrets and an https origin", () => {
    expect(problemsOf("service", production)).toEqual([]);
  });

  test.each(["CMS_ACCOUNTS_TOKEN", "MEMBER_TOKEN_KEY", "SESSION_KEY", "INTERNAL_KEY"])(
    "rejects a demo secret, a short one and a missing one as %s",
    (name) => {
      const demo = { ...production, [name]: `demo-${secret}` };
      expect(problemsOf("service", demo)).toEqual([
        `${name} is a demo secret, which production refuses`,
      ]);
      expect(problemsOf("service", { ...production, [name]: "x".repeat(31) })).toEqual([
        `${name} is shorter than 32 characters`,
      ]);
      expect(problemsOf("service", { ...production, [name]: undefined })).toEqual([
        `${name} is missing`,
      ]);
    },
  );

  test.each(["CMS_TEASER_TOKEN", "CMS_FREE_TOKEN", "CMS_PAYING_TOKEN", "INTERNAL_KEY"])(
    "rejects a demo secret of the app as %s",
    (name) => {
      const app = {
        PORTAL_MODE: "production",
        PUBLIC_ORIGIN: "https://portal.example.com",
        ...operatorEnvironment,
        CMS_TEASER_TOKEN: secret,
        CMS_FREE_TOKEN: secret,
        CMS_PAYING_TOKEN: secret,
        INTERNAL_KEY: secret,
      };
      expect(problemsOf("app", app)).toEqual([]);
      expect(problemsOf("app", { ...app, [name]: `demo-${secret}` })).toHaveLength(1);
    },
  );

  test.each(Object.keys(operatorEnvironment))("requires %s", (name) => {
    const source = { ...production, [name]: undefined };
    expect(problemsOf("service", source)).toEqual([`${name} is missing, which production refuses`]);
    expect(problemsOf("launcher", source)).toEqual(problemsOf("service", source));
  });

  test("rejects a payment double, and incomplete payment secrets", () => {
    const double = { ...production, STRIPE_API_ORIGIN: "http://127.0.0.1:4242" };
    expect(problemsOf("service", double)).toEqual([
      "STRIPE_API_ORIGIN names a payment double, which production refuses",
    ]);
    expect(problemsOf("service", { ...production, STRIPE_SECRET_KEY: "sk_live_1" })).toEqual([
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together, or neither is set",
    ]);
  });

  test("rejects an incomplete pair of push keys, and keys of another length", () => {
    const [publicKey, privateKey] = ["B".repeat(87), "k".repeat(43)];
    const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(problemsOf("service", { ...production, ...pair })).toEqual([]);
    for (const name of Object.keys(pair)) {
      expect(problemsOf("service", { ...production, ...pair, [name]: undefined })).toEqual([
        "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together, or neither is set",
      ]);
      expect(problemsOf("service", { ...production, ...pair, [name]: "short" })).toEqual([
        expect.stringMatching(`${name} is not \\d+ characters of base64url`),
      ]);
    }
  });

  test("rejects analytics without deletion access, and incomplete settings of either", () => {
    const forgetting = {
      POSTHOG_API_ORIGIN: "https://eu.posthog.com",
      POSTHOG_PROJECT_ID: "7",
      POSTHOG_PERSONAL_API_KEY: "phx_1",
    };
    const refusal =
      "POSTHOG_API_ORIGIN, POSTHOG_PROJECT_ID and POSTHOG_PERSONAL_API_KEY go together, and with POSTHOG_KEY all are needed";
    const problemsWith = (more: EnvironmentSource) =>
      problemsOf("service", { ...production, ...more });
    expect(problemsWith({ POSTHOG_KEY: "phc_1", ...forgetting })).toEqual([]);
    expect(problemsWith(forgetting)).toEqual([]);
    expect(problemsWith({ POSTHOG_KEY: "phc_1" })).toEqual([refusal]);
    expect(problemsWith({ ...forgetting, POSTHOG_PROJECT_ID: undefined })).toEqual([refusal]);
    const demo = { ...service, POSTHOG_KEY: "phc_1" };
    expect(problemsOf("service", demo)).toEqual([]);
  });

  test("rejects an http origin and a missing one", () => {
    const plain = { ...production, PUBLIC_ORIGIN: "http://portal.example.com" };
    expect(problemsOf("service", plain)).toEqual([
      "PUBLIC_ORIGIN is not an https origin, which production refuses",
    ]);
    expect(problemsOf("service", { ...production, PUBLIC_ORIGIN: undefined })).toEqual([
      "PUBLIC_ORIGIN is missing, which production refuses",
    ]);
  });
});
