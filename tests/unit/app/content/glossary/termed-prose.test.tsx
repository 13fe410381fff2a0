import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TermedProse } from "~/content/glossary/termed-prose";
import type { Term } from "~/reference/glossary/term";

const term: Term = {
  slug: "quellensteuer",
  term: "Quellensteuer",
  lang: "de",
  ptBr: "imposto na fonte",
  definition: "Imposto descontado do salário.",
  names: { de: "Quellensteuer", fr: "impôt à la source", it: null },
};
const html =
  '<p>A <a href="/pt-BR/app/glossary/quellensteuer" data-term="quellensteuer">Quellensteuer</a> e <a href="#x">outra</a></p>';

beforeEach(() => {
  // The test DOM has no popovers.
  HTMLElement.prototype.showPopover = function showPopover() {};
  HTMLElement.prototype.hidePopover = function hidePopover() {
    const event = new Event("toggle");
    Object.assign(event, { newState: "closed" });
    this.dispatchEvent(event);
  };
  const matches = Element.prototype.matches;
  HTMLElement.prototype.matches = function matchesButPopovers(this: HTMLElement, selector: string) {
    return selector === ":popover-open" ? false : matches.call(this, selector);
  } as typeof matches;
});

/** Link of the term, once its click handler is attached. */
async function show(mapCanton: string | null = null) {
  const Page = createRemixStub([
    {
      id: "routes/app/layout",
      path: "/",
      loader: () => ({ mapCanton }),
      Component: () => <TermedProse html={html} terms={[term]} />,
    },
  ]);
  render(<Page />);
  const link = await screen.findByRole("link", { name: "Quellensteuer" });
  await waitFor(() => expect(link.ariaHasPopup).toBe("dialog"));
  return link;
}

test("glossary terms in a text: a term links to its page, and announces a dialog", async () => {
  const link = await show();
  expect(link.getAttribute("href")).toBe("/pt-BR/app/glossary/quellensteuer");
  expect(link.ariaHasPopup).toBe("dialog");
});

test("glossary terms in a text: a click opens the explanation, and closing returns the focus", async () => {
  const link = await show();
  fireEvent.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Quellensteuer" });
  expect(dialog.textContent).toContain("Imposto descontado do salário.");
  expect(dialog.textContent).toContain("impôt à la source");
  expect(dialog.textContent).not.toContain("Em italiano");
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  fireEvent.click(screen.getByRole("button", { name: "Fechar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("glossary terms in a text: the name used in the reader's canton is marked", async () => {
  fireEvent.click(await show("GE"));
  await screen.findByRole("dialog");
  const [own, ...others] = screen.getAllByText("Na sua região se diz");
  expect(others).toEqual([]);
  expect(own?.closest("div")?.textContent).toContain("impôt à la source");
});

test("glossary terms in a text: a modified click is left to the browser", async () => {
  const link = await show();
  const isLeftAlone = fireEvent.click(link, { ctrlKey: true });
  expect(isLeftAlone).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("glossary terms in a text: headings get an anchor link once the browser is idle", async () => {
  const Page = createRemixStub([
    { path: "/", Component: () => <TermedProse html={'<h2 id="um">Um</h2>'} terms={[]} /> },
  ]);
  render(<Page />);
  const link = await screen.findByRole("link", { name: "Copiar o link de “Um”" });
  expect(link.getAttribute("href")).toBe("#um");
});
