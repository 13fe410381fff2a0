import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../../config/environment.ts";
import { operatorEnvironment } from "../../../support/operator.ts";
import type { Secrets } from "../../../../scripts/stack/secrets.ts";
import {
  appVariables,
  buildVariables,
  needsPaymentDouble,
  serviceVariables,
} from "../../../../scripts/stack/variables.ts";

const secrets = new Proxy({} as Secrets, {
  get: (_, name) => `demo-${String(name).toLowerCase()}-${"x".repeat(32)}`,
});

function decide(source: Record<string, string>) {
  const environment = readEnvironment("launcher", source);
  return {
    isDouble: needsPaymentDouble(environment),
    variables: buildVariables(environment, secrets, "/data", () => "postgres://db/portal"),
  };
}

test("variables: the admin's address is the configured one, this machine's, or unknown for an external Directus", () => {
  const originOf = (input: Record<string, string>) => decide(input).variables.CMS_PUBLIC_ORIGIN;
  expect(originOf({ CMS_PORT: "8077" })).toBe("http://localhost:8077");
  const elsewhere = { CMS_URL: "https://cms.example.com" };
  expect(originOf(elsewhere)).toBe("");
  const named = { ...elsewhere, CMS_PUBLIC_ORIGIN: "https://admin.example.com" };
  expect(originOf(named)).toBe("https://admin.example.com");
});

describe("payment double", () => {
  test.each(["demo", "test"])("replaces the provider in %s", (PORTAL_MODE) => {
    const { isDouble, variables } = decide({ PORTAL_MODE, PAYMENT_PORT: "4300" });
    expect(isDouble).toBe(true);
    expect(variables.STRIPE_API_ORIGIN).toBe("http://127.0.0.1:4300");
    expect(variables.STRIPE_SECRET_KEY).toMatch(/^demo-/);
  });

  test("is off if a provider key is set", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const { isDouble, variables } = decide(keys);
    expect(isDouble).toBe(false);
    expect(variables).toMatchObject({ ...keys, STRIPE_API_ORIGIN: "" });
  });

  test("never starts in production, with or without a key", () => {
    const production = {
      PORTAL_MODE: "production",
      PUBLIC_ORIGIN: "https://portal.example.com",
      ...operatorEnvironment,
    };
    const { isDouble, variables } = decide(production);
    expect(isDouble).toBe(false);
    expect(variables).toMatchObject({ STRIPE_SECRET_KEY: "", STRIPE_API_ORIGIN: "" });
    const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(decide({ ...production, ...keys }).isDouble).toBe(false);
  });

  test("is configured for the service only", () => {
    const { variables } = decide({});
    expect(Object.keys(appVariables(variables)).join()).not.toContain("STRIPE");
    expect(serviceVariables(variables)).toHaveProperty("STRIPE_API_ORIGIN");
  });
});

describe("analytics", () => {
  const measuring = { POSTHOG_KEY: "phc_1", POSTHOG_HOST: "https://eu.i.posthog.com" };
  const forgetting = {
    POSTHOG_API_ORIGIN: "https://eu.posthog.com",
    POSTHOG_PROJECT_ID: "7",
    POSTHOG_PERSONAL_API_KEY: "phx_1",
  };

  test("is enabled in the app, and can delete people in the service", () => {
    const { variables } = decide({ ...measuring, ...forgetting });
    const service = serviceVariables(variables);
    expect(appVariables(variables)).toMatchObject(measuring);
    expect(service).toMatchObject({ POSTHOG_KEY: measuring.POSTHOG_KEY, ...forgetting });
    expect(Object.keys(appVariables(variables))).not.toContain("POSTHOG_PERSONAL_API_KEY");
    expect(readEnvironment("service", service)).toMatchObject(forgetting);
  });

  test("is off by default", () => {
    const { variables } = decide({});
    expect(appVariables(variables)).toMatchObject({ POSTHOG_KEY: "", POSTHOG_HOST: "" });
  });
});
