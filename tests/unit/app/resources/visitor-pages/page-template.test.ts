import { describe, expect, test } from "vitest";
import { fillPage, toPageTemplate } from "~/resources/visitor-pages/page-template";

const NONCE = "AAAAAAAAAAAAAAAAAAAAAA";
const REQUEST_ID = "00000000-0000-4000-8000-000000000000";
const HTML = `<p>São</p><script nonce="${NONCE}">"${REQUEST_ID}"</script><script nonce="${NONCE}">é</script>`;

function page(headers: Record<string, string> = {}, status = 200): Response {
  return new Response(HTML, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`,
      ...headers,
    },
  });
}

const make = (response: Response) => toPageTemplate(response, REQUEST_ID, "locale=pt-BR");

describe("a page template", () => {
  test("gives every visitor an own nonce and request id, in body and headers", async () => {
    const template = await make(
      page({ "Set-Cookie": "locale=pt-BR", "Cache-Control": "no-store" }),
    );
    if (!template) throw new Error("no template");
    for (const letter of ["b", "c"]) {
      const [nonce, requestId] = [letter.repeat(22), letter.repeat(36)];
      const { headers, body } = fillPage(template, nonce, requestId);
      expect(body.toString()).toBe(HTML.replaceAll(NONCE, nonce).replaceAll(REQUEST_ID, requestId));
      expect(Object.fromEntries(headers)).toEqual({
        "cache-control": "no-store",
        "content-security-policy": `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
        "content-type": "text/html; charset=utf-8",
      });
    }
  });

  test.each([
    ["is no success", page({}, 404)],
    ["is no page", page({ "Content-Type": "application/json" })],
    ["sets another cookie", page({ "Set-Cookie": "session=1" })],
    ["has no nonce", page({ "Content-Security-Policy": "default-src 'self'" })],
  ])("is not made of an answer that %s", async (_, response) => {
    expect(await make(response)).toBeNull();
  });
});
