import { expect, test } from "vitest";
import {
  createRenderedTexts,
  plainHtml,
  renderMarkdown,
} from "~/content/writing/rendered-text.server";
import type { JobOutcome } from "~/process/worker-pool.server";

/** Renders each text with the planned result and records the calls. */
function countRenders(outcome: JobOutcome<string>) {
  const rendered: string[] = [];
  const texts = createRenderedTexts((text) => {
    rendered.push(text);
    return Promise.resolve(outcome);
  });
  return { texts, rendered };
}

test("rendered topic: a text is rendered once for all readers", async () => {
  const { texts, rendered } = countRenders({ kind: "done", result: "<p>Olá</p>" });
  const answers = await Promise.all([texts.find("Olá"), texts.find("Olá")]);
  expect([...answers, await texts.find("Olá")]).toEqual(Array(3).fill("<p>Olá</p>"));
  expect(rendered).toEqual(["Olá"]);
  await texts.find("Olá!");
  expect(rendered).toEqual(["Olá", "Olá!"]);
});

test("rendered topic: a text that takes too long is shown as plain text and not rendered again", async () => {
  const { texts, rendered } = countRenders({ kind: "cut" });
  const plain = "<p>*a_ &lt;b&gt;<br>c</p><p>d</p>";
  expect(await texts.find("*a_ <b>\nc\n\nd")).toBe(plain);
  expect(await texts.find("*a_ <b>\nc\n\nd")).toBe(plain);
  expect(rendered).toHaveLength(1);
});

test("rendered topic: a text without a free worker is shown as plain text once, and rendered the next time", async () => {
  const { texts, rendered } = countRenders({ kind: "busy" });
  expect(await texts.find("a")).toBe("<p>a</p>");
  await texts.find("a");
  expect(rendered).toHaveLength(2);
});

test("rendered topic: plain text keeps all characters and runs no script", () => {
  expect(plainHtml(`<script>alert("1")</script> &amp; x`)).toBe(
    "<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp; x</p>",
  );
  expect(plainHtml("\n\n \n\n")).toBe("");
});

test("rendered topic: a worker renders Markdown by the portal's rules", async () => {
  const html = await renderMarkdown("# Olá <b>\n\n[x](https://x.ch)", (id) => id);
  expect(html).toContain("<h4>Olá &lt;b&gt;</h4>");
  expect(html).toContain('rel="noopener noreferrer"');
});

test.each(["=\n", "a\n=\n", "*a_", "_a*", "*_", "> - > - ", "1. ", "- > "])(
  "rendered topic: %j repeated to the full length becomes plain text",
  async (piece) => {
    const text = piece.repeat(Math.ceil(32_000 / piece.length)).slice(0, 32_000);
    expect(await renderMarkdown(text, (id) => id)).toBe(plainHtml(text));
  },
);
