import { expect, test } from "vitest";
import { mockNetwork } from "../../mocks/network";
import { openPortal, publishNews, signInFree, signInPaying } from "../support/portal";

mockNetwork();

/** The HTML before the scripts, which contain a nonce and the session's remaining time. */
function bodyOf(page: string): string {
  const [body = ""] = page.slice(page.indexOf("<body")).split("<script");
  return body;
}

test.each(["/pt-BR/app", "/pt-BR/app/news", "/pt-BR/app/articles", "/pt-BR/app/videos"])(
  "cached frame: %s is identical when its frame is rendered and when it is copied",
  async (path) => {
    publishNews();
    const { visit } = await openPortal();
    const as = signInPaying();

    const drawn = await visit(path, { as });
    const copied = await visit(path, { as });

    expect(drawn.status).toBe(200);
    expect(bodyOf(drawn.text)).toContain("<nav");
    expect(bodyOf(copied.text)).toBe(bodyOf(drawn.text));
    expect(copied.text).not.toContain("drawn-part");
    expect(drawn.text).not.toContain("drawn-part");
  },
);

test("cached frame: another member's page contains the copied frame and nothing of the first member", async () => {
  const { visit } = await openPortal();
  await visit("/pt-BR/app/videos", { as: signInPaying({ firstName: "Zuleica" }) });

  const { text } = await visit("/pt-BR/app/videos", { as: signInFree({ firstName: "Otávio" }) });

  expect(text).toContain("Otávio");
  expect(text).not.toContain("Zuleica");
});
