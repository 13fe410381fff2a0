import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const text = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The heading's own marks: it breaks at slashes. */
const whole = (html: string) => html.replaceAll(/<wbr\s*\/?>|<\/?span>/g, "");

describe("404 page for guests", () => {
  test.each(["/nada", "/pt-BR/nada", "/en", "/en/app", "/wp-login.php", "/.env", "/pt-BR/a/b/c"])(
    "appears at %s",
    async (path) => {
      const { status, text: html } = await portal.visit(path);
      expect(status).toBe(404);
      expect(whole(html)).toContain(`Page not found: ${path}`);
      expect(html).toContain("<title>Erro 404: página não encontrada · Portal Suíça</title>");
    },
  );
});

test.each([
  "/pt-BR/app/nada",
  "/pt-BR/app/news/nao-existe",
  "/pt-BR/app/news/Com-Maiusculas",
  "/pt-BR/app/tools/um-endereco",
])("404 page: members get it at %s", async (path) => {
  const { status, text: html } = await portal.visit(path, { as: signInFree() });
  expect(status).toBe(404);
  expect(whole(html)).toContain(`Page not found: ${path}`);
});

const payloads = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  "</title><script>alert(1)</script>",
  "</h1><iframe src=javascript:alert(1)>",
  "<!--<script>",
  "-->",
  "]]>",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "javascript:alert(1)",
  "\u202Egnp.exe",
];
const places = ["/", "/pt-BR/", "/pt-BR/app/", "/pt-BR/app/news/"];

describe.each(places)("hostile path under %s", (place) => {
  test.each(payloads)("%j is shown as text, never as markup", async (payload) => {
    const path = place + encodeURIComponent(payload);
    const { status, text: html } = await portal.visit(path, { as: signInFree() });
    expect(status).toBe(404);
    const main = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
    expect(text(whole(main))).toBe(`Page not found: ${place}${payload}`);
    const withoutHeading = html.replace(main, "");
    if (payload.includes("<")) expect(withoutHeading).not.toContain(payload);
    expect(withoutHeading).not.toMatch(
      /<(script|img|svg|iframe)[^>]*(alert\(1\)|onerror|onload=alert)/,
    );
    expect(html).not.toMatch(/<\/script><script>alert/);
  });

  test.each(payloads)("%j is escaped in the data answer", async (payload) => {
    const { status, headers } = await portal.visit(`${place}${encodeURIComponent(payload)}.data`, {
      as: signInFree(),
    });
    expect(status).toBe(404);
    expect(headers.get("content-type")).not.toMatch(/html/);
  });
});

test("404: crawlers get the status without a page", async () => {
  const { status } = await portal.visit("/nada", { headers: { "user-agent": "Googlebot/2.1" } });
  expect(status).toBe(404);
});
