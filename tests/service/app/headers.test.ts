import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { BROWSER, first, send, signIn, submitForm } from "./wire";

let member: { Cookie: string; token: string };
beforeAll(async () => {
  member = await signIn("membro@example.com");
});

const visit = (target: string, headers: Record<string, string> = {}) =>
  send({ target, headers: { ...BROWSER, ...headers } });

/** The same bytes for every visitor; their scripts are allowed by hash. */
const cachedPages = ["/", "/pt-BR", "/pt-BR/login", "/pt-BR/terms-of-service"];
const visitorPages = [
  ...cachedPages,
  ...["privacy", "accessibility", "imprint", "safety"].map((name) => `/pt-BR/${name}`),
];
const publicPages = [...cachedPages, "/pt-BR/nada"];
const memberPages = [
  "/pt-BR/app",
  "/pt-BR/app/news",
  "/pt-BR/app/news/results",
  "/pt-BR/app/forum",
];
const pages = [
  ...publicPages.map((path) => [path, false] as const),
  ...memberPages.map((path) => [path, true] as const),
];

describe("content security policy", () => {
  test.each(pages)("of %s allows only our own scripts (member: %s)", async (path, isMember) => {
    const answer = await visit(path, isMember ? { Cookie: member.Cookie } : {});
    const policies = answer.headers.get("content-security-policy") ?? [];
    expect(policies).toHaveLength(1);
    const [policy = ""] = policies;
    expect(policy).not.toContain("unsafe-");
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action",
    ]) {
      expect(policy).toContain(rule);
    }
    const scripts = [...answer.body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/\son[a-z]+=/);
    if (cachedPages.includes(path)) {
      const hashed = ([, , text = ""]: string[]) =>
        `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      expect(policy).not.toContain("nonce");
      expect(answer.body).not.toMatch(/\snonce\b/);
      expect(scripts.filter((script) => !policy.includes(hashed(script)))).toEqual([]);
      return;
    }
    const nonce = /'nonce-([\w-]{22,})'/.exec(policy)?.[1] ?? "";
    expect(Buffer.from(nonce, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(scripts.filter(([, tag]) => !tag?.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  // tests/e2e/pages/accessibility.spec.ts opens them: there a refused script is an error.
  test.each(visitorPages)(
    "of %s lists the hash of each inline script, in every theme",
    async (path) => {
      for (const theme of ["auto", "light", "dark"]) {
        const answer = await visit(path, { Cookie: `portal_theme=${theme}` });
        const policy = first(answer, "content-security-policy") ?? "";
        expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/);
        const inline = [...answer.body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
        expect(inline.length).toBeGreaterThan(2);
        for (const [, script = ""] of inline) {
          const hash = createHash("sha256").update(script).digest("base64");
          expect([theme, policy]).toEqual([theme, expect.stringContaining(`'sha256-${hash}'`)]);
        }
      }
    },
  );

  test("has a new nonce in every response", async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const answer = await visit("/pt-BR/login?redirect=%2Fpt-BR%2Fapp");
      nonces.add(
        /'nonce-([\w-]+)'/.exec(first(answer, "content-security-policy") ?? "")?.[1] ?? "",
      );
    }
    expect(nonces.size).toBe(20);
  });

  test.each(["/healthz", "/favicon.svg", "/pt-BR/app", "//evil"])(
    "is set on %s too",
    async (path) => {
      expect(first(await visit(path), "content-security-policy")).toMatch(
        /frame-ancestors 'none'|sandbox/,
      );
    },
  );
});

test.each(pages)(
  "security headers: %s names no server, forbids sniffing and limits the referrer (member: %s)",
  async (path, isMember) => {
    const { headers } = await visit(path, isMember ? { Cookie: member.Cookie } : {});
    expect(headers.get("x-content-type-options")).toEqual(["nosniff"]);
    expect(headers.get("referrer-policy")).toEqual(["same-origin"]);
    expect(headers.has("x-powered-by") || headers.has("server")).toBe(false);
  },
);

test.each(["https://evil.example", "null", "http://localhost.evil.example"])(
  "CORS: the origin %s is never echoed",
  async (foreign) => {
    const { headers } = await visit("/pt-BR", { Origin: foreign });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  },
);

test.each([...memberPages, ...memberPages.map((path) => `${path}.data`)])(
  "cache headers: %s is not cached",
  async (path) => {
    const answer = await visit(path, { Cookie: member.Cookie });
    expect(answer.status).toBe(200);
    expect(first(answer, "cache-control")).toContain("no-store");
    expect(answer.headers.has("etag")).toBe(false);
  },
);

test.each(["/pt-BR/logout", "/pt-BR/theme", "/healthz"])(
  "cache headers: %s, which sets none itself, is not cached",
  async (path) => {
    expect(first(await visit(path), "cache-control")).toBe("private, no-store");
  },
);

describe("access token stays in the cookie", () => {
  test.each([...memberPages, ...memberPages.map((path) => `${path}.data`), "/pt-BR/session"])(
    "at %s",
    async (path) => {
      const { status, body } = await visit(path, { Cookie: member.Cookie });
      expect(status).toBe(200);
      expect(body).not.toContain(member.token);
      expect(body).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/);
      expect(body).not.toMatch(/accessToken["'\\]|directusToken|refreshToken/);
    },
  );
});

test("GET: changes nothing", async () => {
  for (const path of [
    "/pt-BR/logout",
    "/pt-BR/theme?theme=dark",
    "/pt-BR/session",
    "/pt-BR/login?email=a",
  ]) {
    const { headers } = await visit(path, { Cookie: member.Cookie });
    expect([path, headers.get("set-cookie")?.join() ?? ""]).toEqual([
      path,
      expect.not.stringMatching(/portal_(access|theme)=/),
    ]);
  }
  expect((await visit("/pt-BR/app", { Cookie: member.Cookie })).status).toBe(200);
});

test("path: is shown as text, escaped everywhere", async () => {
  const hostile = encodeURIComponent("<script>alert(1)<x>");
  const { status, body } = await visit(`/pt-BR/${hostile}`);
  expect(status).toBe(404);
  expect(body.replaceAll(/<wbr\s*\/?>|<\/?span>/g, "")).toContain(
    "Page not found: /pt-BR/&lt;script&gt;alert(1)",
  );
  expect(body).not.toContain("<script>alert");
});

test("server: exposes no file, source or admin address", async () => {
  const paths = [
    "/.env",
    "/.git/config",
    "/package.json",
    "/app/server.ts",
    "/build/server/index.js",
    "/build/app/server.js",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/node_modules/react/package.json",
    "/admin",
    "/server/info",
    "/items/news",
    "/graphql",
    "/api/users/v1/check-access-token",
    "/__manifest/../.env",
    "/@fs/etc/passwd",
    "/@vite/client",
  ];
  for (const path of paths) {
    const { status, body } = await visit(path);
    expect([path, status]).toEqual([
      path,
      expect.toSatisfy((code: number) => code === 404 || code === 400),
    ]);
    expect(body).not.toMatch(/root:x:|"dependencies"|SESSION_KEY/);
  }
});

test("server: serves no source map", async () => {
  const { body } = await visit("/pt-BR");
  const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "";
  expect(script).not.toBe("");
  expect((await visit(`${script}.map`)).status).toBe(404);
  expect((await visit(script)).body).not.toContain("sourceMappingURL");
});

test("lazy manifest: contains no secrets and no member data", async () => {
  const { status, body } = await visit("/__manifest?p=%2Fpt-BR%2Fapp%2Fnews&version=x");
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(/token|secret|example\.com/i);
});

test("form post: an address without an action is a client error", async () => {
  const { status } = await submitForm("/pt-BR/terms-of-service", { a: "b" });
  expect(status).toBe(405);
});
