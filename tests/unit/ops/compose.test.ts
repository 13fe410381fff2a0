import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

type Service = {
  image?: string;
  build?: { dockerfile: string };
  user?: string;
  read_only?: boolean;
  restart: string;
  cap_drop: string[];
  container_name?: string;
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<
    string,
    { internal?: boolean; enable_ipv6?: boolean; ipam?: { config: { subnet: string }[] } }
  >;
};

const text = read("docker-compose.yml");
/** Compose interpolates numbers before it validates the file. */
const filled = text.replaceAll(/"\$\{\w+:-(\d+)\}"/g, "$1");
const readCompose = () => parse(filled, { merge: true }) as Compose;
const { services, networks } = readCompose();

/** The specification's own formats (Go durations, ports) are unknown to JSON schema and left out here. */
function composeSchema(): z.ZodType {
  const schema = JSON.parse(read("tests/fixtures/compose-spec/compose-spec.json"), (key, value) =>
    key === "format" && typeof value === "string" ? undefined : (value as unknown),
  ) as object;
  return z.fromJSONSchema({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" });
}

/** Variables of a complete .env, from ops/env.example. */
function exampleNames(): string[] {
  return [...read("ops/env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
}

describe("docker-compose.yml", () => {
  test("follows the Compose Specification", () => {
    expect(composeSchema().safeParse(readCompose()).error?.issues ?? []).toEqual([]);
  });

  test("rejects a key unknown to the specification", () => {
    const compose = readCompose();
    Object.assign(compose.services["app"] ?? {}, { imagee: "typo" });

    expect(composeSchema().safeParse(compose).success).toBe(false);
  });

  test("is accepted by docker-compose if installed", { timeout: 30_000 }, () => {
    const bare: NodeJS.ProcessEnv = { NODE_ENV: "test", PATH: process.env["PATH"] };
    const env = {
      ...bare,
      ...Object.fromEntries(exampleNames().map((name) => [name, "x"])),
    };
    const run = (args: string[], variables: NodeJS.ProcessEnv) =>
      spawnSync("docker-compose", args, { cwd: ROOT, env: variables, encoding: "utf8" });
    const isInstalled = run(["version"], env).status === 0;

    const complete = isInstalled ? run(["config", "--quiet"], env).status : 0;
    const incomplete = isInstalled ? run(["config", "--quiet"], bare).status : 1;

    expect(complete).toBe(0);
    expect(incomplete).not.toBe(0);
  });

  test("has every part, and the mail sink only in development", () => {
    const always = Object.keys(services).filter((name) => !services[name]?.profiles);

    expect(always.toSorted()).toEqual([
      "app",
      "bff",
      "cms-setup",
      "directus",
      "postgres",
      "proxy",
      "redis",
    ]);
    expect(services["mail"]?.profiles).toEqual(["dev"]);
    expect(services["tools"]?.profiles).toEqual(["tools"]);
  });

  /** Variables that an operator may leave empty to disable a feature. */
  const optional = [
    "MAIL_WEBHOOK_SECRET",
    "MAIL_RETURN_ADDRESS",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "BREACHED_PASSWORDS_URL",
    "ECB_RATES_URL",
    "CUSTOMS_RATES_URL",
    "CMS_MAX_UPLOAD_MB",
    "LINK_CHECK",
    "VAPID_PUBLIC_KEY",
    "VAPID_PRIVATE_KEY",
    "YOUTUBE_CHANNEL_URL",
    "ICON_SOURCES",
    "UPSTREAM_PATIENCE",
    "UPSTREAM_PATIENCE",
    "PAYING_USER_ROLE_ID",
    "YOUTUBE_MEMBER_ROLE_ID",
    "POSTHOG_HOST",
    "POSTHOG_KEY",
    "POSTHOG_KEY",
    "POSTHOG_API_ORIGIN",
    "POSTHOG_PROJECT_ID",
    "POSTHOG_PERSONAL_API_KEY",
  ];

  test("has no default for secrets, and names every value in ops/env.example", () => {
    const references = [...text.matchAll(/(?<!\$)\$\{([A-Z_]+)([^}]*)\}/g)];
    const names = new Set(references.map(([, name]) => name));

    const withDefault = references.filter(([, , rest]) => !/^:\?.+/.test(rest ?? ""));
    expect(withDefault.map(([, name, rest]) => `${name}${rest}`).toSorted()).toEqual(
      [...optional.map((name) => `${name}:-`), "APP_REPLICAS:-1", "BFF_REPLICAS:-1"].toSorted(),
    );
    expect([...names].toSorted()).toEqual(exampleNames().toSorted());
    expect(read("ops/env.example")).not.toMatch(/^[A-Z_]+=.+/m);
    const secrets = Object.values(services)
      .flatMap(({ environment = {} }) => Object.entries(environment))
      .filter(([name]) => /(KEY|TOKEN|SECRET|PASSWORD|AUTH)$/.test(name))
      .filter(([name]) => !optional.includes(name));
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{.+:\?.+\}$/);
  });

  test("gives the paying roles to every part that handles members", () => {
    const roles = {
      PAYING_USER_ROLE_ID: expect.any(String),
      YOUTUBE_MEMBER_ROLE_ID: expect.any(String),
    };
    for (const part of ["app", "bff", "directus", "cms-setup"])
      expect(services[part]?.environment, part).toMatchObject(roles);
  });

  test("supports analytics including deletion of members", () => {
    const given = (part: string) => Object.keys(services[part]?.environment ?? {});

    expect(given("app")).toEqual(expect.arrayContaining(["POSTHOG_KEY", "POSTHOG_HOST"]));
    expect(given("bff")).toEqual(
      expect.arrayContaining([
        "POSTHOG_KEY",
        "POSTHOG_API_ORIGIN",
        "POSTHOG_PROJECT_ID",
        "POSTHOG_PERSONAL_API_KEY",
      ]),
    );
    expect(given("app")).not.toContain("POSTHOG_PERSONAL_API_KEY");
  });

  test("passes production checks: https origins and production mode", () => {
    for (const name of ["app", "bff", "directus", "cms-setup", "tools"]) {
      expect(services[name]?.environment).toMatchObject({
        PORTAL_MODE: "production",
        PUBLIC_ORIGIN: expect.stringMatching(/^https:\/\//) as string,
      });
    }
  });

  test("lets app and service be scaled", () => {
    for (const name of ["app", "bff"]) {
      expect(services[name]).not.toHaveProperty("ports");
      expect(services[name]).not.toHaveProperty("container_name");
      expect(services[name]).not.toHaveProperty("volumes");
    }
    expect(read("ops/Caddyfile")).toMatch(/dynamic a app 3000/);
  });

  test("forwards hubs unbuffered, uncompressed and unbroken by a configuration reload", () => {
    const proxy = read("ops/Caddyfile");
    const hubs = /\treverse_proxy @hubs \{\n(?<rules>(?:\t\t[^\n]*\n)+)\t\}/.exec(proxy)?.groups;
    expect(proxy).toContain("@hubs path /hubs/*");
    expect(proxy).toMatch(/@pages not path \/hubs\/\*\n\tencode @pages /);
    expect(hubs?.["rules"]).toMatch(/\tflush_interval -1\n/);
    expect(hubs?.["rules"]).toMatch(/\tstream_close_delay 5m\n/);
    expect(hubs?.["rules"]).toMatch(/\tdynamic a app 3000 /);
  });

  test("keeps IPv6 visitor addresses, and names the gateway addresses", () => {
    const ofProxy = ["edge", "admin"].map((name) => networks[name]);
    const subnets = ofProxy.flatMap((network) => network?.ipam?.config ?? []);
    const gateways = subnets.map(({ subnet }) =>
      subnet.replace(/(?:\.0|::)\/\d+$/, (end) => (end.startsWith(".") ? ".1" : "::1")),
    );

    expect(services["proxy"]?.networks).toEqual(["edge", "admin"]);
    expect(ofProxy.map((network) => network?.enable_ipv6)).toEqual([true, true]);
    expect(gateways.filter((gateway) => gateway.includes(":"))).toHaveLength(2);
    for (const name of ["proxy", "app"]) {
      const named = services[name]?.environment?.["PROXY_GATEWAYS"]?.split(" ");
      expect(named?.toSorted(), name).toEqual(gateways.toSorted());
    }
    // App and Directus listen on IPv4, so the proxy must not resolve them to IPv6.
    const upstreams = [...read("ops/Caddyfile").matchAll(/dynamic a [^{]+\{([^}]*)\}/g)];
    expect(upstreams).toHaveLength(3);
    for (const [, rules] of upstreams) expect(rules).toContain("versions ipv4");
    expect(read("ops/Caddyfile")).not.toMatch(/trusted_proxies|header_up\s+X-Forwarded-For/);
  });

  test.each([
    ["127.0.0.1 ::1", "10.0.0.1 127.0.0.1 fd00::1 ::1"],
    ["192.0.2.0/24 2001:db8::/32", "192.0.2.0/24 2001:db8::/32"],
    ["::1 192.0.2.7", "fd00::1 ::1 192.0.2.7"],
  ])("admits the machine itself to the admin if %s is allowed", (allowed, expected) => {
    const bin = mkdtempSync(join(tmpdir(), "caddy-"));
    try {
      writeFileSync(join(bin, "caddy"), '#!/bin/sh\nprintf %s "$CMS_ADMIN_ALLOWED"\n', {
        mode: 0o755,
      });
      const env = {
        NODE_ENV: "test" as const,
        PATH: `${bin}:${process.env["PATH"]}`,
        CMS_ADMIN_ALLOWED: allowed,
        PROXY_GATEWAYS: "10.0.0.1 fd00::1",
      };
      const run = spawnSync("sh", [join(ROOT, "ops/start-proxy.sh")], { env, encoding: "utf8" });
      expect(run.stdout, run.stderr).toBe(expected);
    } finally {
      rmSync(bin, { recursive: true });
    }
  });

  test("publishes only the proxy", () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith("127.0.0.1:")).map(() => name),
    );

    expect([...new Set(open)]).toEqual(["proxy"]);
  });

  test("separates the proxy from databases and service, and keeps Directus on the admin network only", () => {
    const reachable = (from: string, to: string) =>
      services[from]?.networks.filter((network) => services[to]?.networks.includes(network));

    for (const name of ["postgres", "redis", "bff", "cms-setup", "tools"]) {
      expect(reachable("proxy", name)).toEqual([]);
    }
    expect(reachable("proxy", "directus")).toEqual(["admin"]);
    expect(reachable("proxy", "app")).toEqual(["edge"]);
    expect(reachable("app", "postgres")).toEqual([]);
    expect(networks).toMatchObject({ inner: { internal: true }, data: { internal: true } });
  });

  test("drops unneeded rights of every part, and has health checks", () => {
    const without = (has: (service: Service) => boolean) =>
      Object.keys(services).filter((name) => !has(services[name] as Service));

    expect(without(({ cap_drop }) => cap_drop.join() === "ALL")).toEqual([]);
    expect(without(({ user }) => ["node", "postgres", "redis"].includes(user ?? ""))).toEqual([
      "proxy",
    ]);
    expect(without(({ read_only }) => read_only === true)).toEqual([]);
    expect(without(({ healthcheck }) => healthcheck !== undefined)).toEqual([
      "cms-setup",
      "tools",
      "mail",
    ]);
  });
});

describe("container image", () => {
  const dockerfiles = Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []);

  test.each([...new Set(dockerfiles)])(
    "%s copies only existing files that are not ignored",
    (path) => {
      const allowed = read(".dockerignore")
        .split("\n")
        .filter((line) => line.startsWith("!"));
      const copied = [...read(path).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
        ([, sources]) => (sources ?? "").split(" "),
      );

      expect(copied.length).toBeGreaterThan(0);
      for (const source of copied) {
        expect(existsSync(join(ROOT, source)), source).toBe(true);
        expect(
          allowed.some((line) => `${source}/`.startsWith(`${line.slice(1)}/`)),
          source,
        ).toBe(true);
      }
    },
  );

  test.each([...new Set(dockerfiles)])("%s runs as an unprivileged user", (path) => {
    expect(
      read(path)
        .match(/^USER .+$/gm)
        ?.at(-1),
    ).toBe("USER node");
  });
});
