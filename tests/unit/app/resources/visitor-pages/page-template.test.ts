import { describe, expect, test } from "vitest";
import { toPageTemplate, hashInline } from "~/resources/visitor-pages/page-template";

const NONCE = "AAAAAAAAAAAAAAAAAAAAAA";
const HTML = `<p>São</p><script nonce="${NONCE}">1</script><script nonce="${NONCE}">é</script>`;
const PLAIN = "<p>São</p><script>1</script><script>é</script>";

function page(headers: Record<string, string> = {}, status = 200, html = HTML): Response {
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`,
      ...headers,
    },
  });
}

const make = (response: Response) => toPageTemplate(response, "locale=pt-BR");

describe("page template", () => {
  test("has no nonce, and a policy by hashes of its inline scripts and styles", async () => {
    const template = await make(
      page({ "Set-Cookie": "locale=pt-BR", "Cache-Control": "private, no-store" }),
    );

    expect(template?.body.plain.toString()).toBe(PLAIN);
    expect(Object.fromEntries(template?.headers ?? [])).toEqual({
      "cache-control": "private, no-cache",
      "content-security-policy": `script-src ${hashInline(PLAIN).scripts.join(" ")}; style-src`,
      "content-type": "text/html; charset=utf-8",
      vary: "Accept-Encoding, Cookie",
    });
  });

  test("has an ETag of its bytes, whatever nonce it was rendered with", async () => {
    const other = "B".repeat(22);
    const policy = { "Content-Security-Policy": `script-src 'nonce-${other}'; style-src` };
    const [first, second, changed] = await Promise.all([
      make(page()),
      make(page(policy, 200, HTML.replaceAll(NONCE, other))),
      make(page({}, 200, HTML.replace("São", "Sao"))),
    ]);

    expect(second?.etag).toBe(first?.etag);
    expect(changed?.etag).not.toBe(first?.etag);
  });

  test.each([
    ["is no success", page({}, 404)],
    ["is no page", page({ "Content-Type": "application/json" })],
    ["sets another cookie", page({ "Set-Cookie": "session=1" })],
    ["has no nonce", page({ "Content-Security-Policy": "default-src 'self'" })],
    ["holds its nonce elsewhere", page({}, 200, `${HTML}<p>${NONCE}</p>`)],
  ])("is not created from a response that %s", async (_, response) => {
    expect(await make(response)).toBeNull();
  });
});
