import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { everyMinute } from "../../../cms-extensions/src/shared/every-minute.ts";
import {
  directusEnvironment,
  MAX_UPLOAD_MB,
  type DirectusOptions,
} from "../../../cms-extensions/directus-env.ts";

const options: DirectusOptions = {
  mode: "production",
  host: "127.0.0.1",
  port: 8055,
  publicUrl: "https://cms.example.com",
  portalOrigin: "https://portal.example.com",
  databaseUrl: "postgres://cms:p%40ss%2F1@db.internal:5433/cms?sslmode=require",
  secret: "s",
  adminEmail: "admin@example.com",
  adminPassword: "p",
  adminToken: "t",
  memberTokenKey: "m",
  internalKey: "i",
  cmsChangedUrls: "http://app:3000/a,http://service:4000/a",
  smtpUrl: "smtps://mail:1%3A2@smtp.example.com",
  mailFrom: "portal@example.com",
  uploadsDir: "/var/uploads",
};

describe("Directus environment", () => {
  test("decodes the parts of the database and mail addresses", () => {
    expect(directusEnvironment(options)).toMatchObject({
      DB_HOST: "db.internal",
      DB_PORT: "5433",
      DB_USER: "cms",
      DB_PASSWORD: "string:p@ss/1",
      DB_SSL: "true",
      EMAIL_SMTP_PORT: "465",
      EMAIL_SMTP_SECURE: "true",
      EMAIL_SMTP_PASSWORD: "string:1:2",
    });
  });

  test.each(["Portal Suíça <portal@example.com>", "portal@example.com", " portal@example.com "])(
    "gives Directus the plain address of sender %j",
    (mailFrom) => {
      const { EMAIL_FROM } = directusEnvironment({ ...options, mailFrom });
      expect(EMAIL_FROM).toBe("portal@example.com");
    },
  );

  test("disables unused features and trusts no forwarded address", () => {
    const environment = directusEnvironment(options);
    const off = [
      "TELEMETRY",
      "MCP_ENABLED",
      "AI_ENABLED",
      "WEBSOCKETS_GRAPHQL_ENABLED",
      "WEBSOCKETS_LOGS_ENABLED",
      "CORS_ENABLED",
    ];
    const closed = ["GRAPHQL_INTROSPECTION", "OPENAPI_ENABLED", "IP_TRUST_PROXY"];
    for (const name of [...off, ...closed]) expect(environment[name], name).toBe("false");
    expect(environment["WEBSOCKETS_REST_AUTH"]).toBe("strict");
    expect(Number(environment["HASH_MEMORY_COST"])).toBeGreaterThanOrEqual(19_456);
    expect(Number(environment["HASH_TIME_COST"])).toBeGreaterThanOrEqual(2);
    expect(environment["EXTENSIONS_MUST_LOAD"]).toBe("true");
  });

  test("shares one schema description instead of copying it per request", () => {
    expect(directusEnvironment(options)["CACHE_SCHEMA_FREEZE_ENABLED"]).toBe("true");
  });

  test("accepts videos up to the form's or the operator's limit, with a matching timeout", () => {
    const taken = directusEnvironment(options);
    expect(taken["FILES_MAX_UPLOAD_SIZE"]).toBe(`${MAX_UPLOAD_MB}mb`);
    const slowestBitsPerMs = (MAX_UPLOAD_MB * 8_000_000) / Number(taken["SERVER_REQUEST_TIMEOUT"]);
    expect(slowestBitsPerMs).toBeLessThan(3_000);
    expect(directusEnvironment({ ...options, maxUploadMb: 900 })).toMatchObject({
      FILES_MAX_UPLOAD_SIZE: "900mb",
    });
    type Field = { collection: string; field: string; meta: { note: string | null } };
    const snapshot = readFileSync("directus-snapshot.yaml", "utf8");
    const { fields } = parse(snapshot) as { fields: Field[] };
    const film = fields.find((each) => each.collection === "videos" && each.field === "file");
    expect(film?.meta.note).toContain(`${MAX_UPLOAD_MB} MB`);
  });

  test("uses real minutes outside tests", () => {
    for (const mode of ["production", "demo"] as const) {
      expect(directusEnvironment({ ...options, mode })).not.toHaveProperty("EVERY_MINUTE_CRON");
    }
    expect(everyMinute({})).toBe("* * * * *");
    expect(everyMinute(directusEnvironment({ ...options, mode: "test" }))).toBe("*/2 * * * * *");
  });

  test("enables the link check only in production, if configured", () => {
    const expected = { ...options, checksLinks: true };
    expect(directusEnvironment(expected)["LINK_CHECK"]).toBe("true");
    expect(directusEnvironment(options)).not.toHaveProperty("LINK_CHECK");
    for (const mode of ["test", "demo"] as const)
      expect(directusEnvironment({ ...expected, mode })).not.toHaveProperty("LINK_CHECK");
  });

  test("sets secure cookies by the editors' address, and limits load only in production", () => {
    expect(directusEnvironment(options)).toMatchObject({
      SESSION_COOKIE_SECURE: "true",
      SESSION_COOKIE_SAME_SITE: "strict",
      HSTS_ENABLED: "true",
      PRESSURE_LIMITER_ENABLED: "true",
    });
    const demo = directusEnvironment({ ...options, mode: "demo", publicUrl: "http://localhost:1" });
    expect(demo).toMatchObject({
      SESSION_COOKIE_SECURE: "false",
      PRESSURE_LIMITER_ENABLED: "false",
    });
    expect(demo).not.toHaveProperty("HSTS_ENABLED");
  });
});
