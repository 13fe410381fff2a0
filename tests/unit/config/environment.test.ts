import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "../../../config/environment.ts";
import type { EnvironmentPart, EnvironmentSource } from "../../../config/environment.ts";

const secret = "s".repeat(32);
const service = {
  DATABASE_URL: "postgres://portal:geheim@db:5432/portal",
  CMS_ACCOUNTS_TOKEN: secret,
  MEMBER_TOKEN_KEY: secret,
  SESSION_KEY: secret,
  INTERNAL_KEY: secret,
  DATA_KEY: secret,
};
const production = {
  ...service,
  PORTAL_MODE: "production",
  PUBLIC_ORIGIN: "https://portal.example.com",
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
  it("fills in the defaults of a demo", () => {
    expect(readEnvironment("service", service)).toEqual({
      ...service,
      PORTAL_MODE: "demo",
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: "http://localhost:3000",
      PORTAL_DATA_DIR: ".data",
      SERVICE_PORT: 4000,
      CMS_URL: "http://127.0.0.1:8055",
      SMTP_URL: "smtp://127.0.0.1:1025",
      MAIL_FROM: "Portal Suíça <portal@example.com>",
      PAYING_USER_ROLE_ID: "10000000-0000-4000-8000-000000000003",
      YOUTUBE_MEMBER_ROLE_ID: "10000000-0000-4000-8000-000000000004",
    });
  });

  it("gives the launcher its ports from nothing", () => {
    expect(readEnvironment("launcher", {})).toMatchObject({
      PORT: 3000,
      SERVICE_PORT: 4000,
      CMS_PORT: 8055,
      MAIL_PORT: 1080,
      SMTP_PORT: 1025,
    });
  });

  it("hands a part nothing that is not its own", () => {
    const read = readEnvironment("service", { ...service, CMS_ADMIN_TOKEN: secret, PATH: "/bin" });
    expect(Object.keys(read)).not.toContain("CMS_ADMIN_TOKEN");
    expect(Object.keys(read)).not.toContain("PATH");
  });

  it("names every problem at once and no value", () => {
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

  it.each([
    "http://localhost:3000/",
    "http://localhost:3000/pt-BR",
    "ftp://localhost",
    "localhost",
  ])("refuses %s as origin", (origin) => {
    expect(problemsOf("service", { ...service, PUBLIC_ORIGIN: origin })).toHaveLength(1);
  });
});

describe("production", () => {
  it("starts with real secrets and an https origin", () => {
    expect(problemsOf("service", production)).toEqual([]);
  });

  it.each(["CMS_ACCOUNTS_TOKEN", "MEMBER_TOKEN_KEY", "SESSION_KEY", "INTERNAL_KEY"])(
    "refuses a demo secret, a short one and none as %s",
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

  it.each(["CMS_TEASER_TOKEN", "CMS_FREE_TOKEN", "CMS_PAYING_TOKEN", "INTERNAL_KEY"])(
    "refuses a demo secret of the app as %s",
    (name) => {
      const app = {
        PORTAL_MODE: "production",
        PUBLIC_ORIGIN: "https://portal.example.com",
        CMS_TEASER_TOKEN: secret,
        CMS_FREE_TOKEN: secret,
        CMS_PAYING_TOKEN: secret,
        INTERNAL_KEY: secret,
      };
      expect(problemsOf("app", app)).toEqual([]);
      expect(problemsOf("app", { ...app, [name]: `demo-${secret}` })).toHaveLength(1);
    },
  );

  it("refuses a payment double, and half of the payment provider's secrets", () => {
    const double = { ...production, STRIPE_API_ORIGIN: "http://127.0.0.1:4242" };
    expect(problemsOf("service", double)).toEqual([
      "STRIPE_API_ORIGIN names a payment double, which production refuses",
    ]);
    expect(problemsOf("service", { ...production, STRIPE_SECRET_KEY: "sk_live_1" })).toEqual([
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together, or neither is set",
    ]);
  });

  it("refuses an http origin and a missing one", () => {
    const plain = { ...production, PUBLIC_ORIGIN: "http://portal.example.com" };
    expect(problemsOf("service", plain)).toEqual([
      "PUBLIC_ORIGIN is not an https origin, which production refuses",
    ]);
    expect(problemsOf("service", { ...production, PUBLIC_ORIGIN: undefined })).toEqual([
      "PUBLIC_ORIGIN is missing, which production refuses",
    ]);
  });
});
