import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { linkHeadings } from "~/content/heading-links";
import { blocksOf } from "~/content/reading/blocks-of";
import { Prose } from "~/ui/data/prose";
import { dismissToast, listToasts } from "~/ui/feedback/toasts";

const html = '<h2 id="prazos">Prazos</h2><p>Oito dias.</p><h2>Sem endereço</h2><p>Fim.</p>';

function show() {
  const { container } = render(<Prose html={html} />);
  linkHeadings(container);
  return container;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) dismissToast(id);
});

test("heading links: a heading with an id gets one link, and keeps its name", () => {
  const container = show();
  linkHeadings(container);
  const links = screen.getAllByRole("link", { name: "Copiar o link de “Prazos”" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#prazos"]);
  expect(screen.getByRole("heading", { name: "Prazos" })).toBeDefined();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("heading links: a click copies the full address and confirms it", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  show();
  fireEvent.click(screen.getByRole("link"));
  expect(writeText).toHaveBeenCalledWith(`${location.href.split("#")[0]}#prazos`);
  await waitFor(() => expect(listToasts().map(({ kind }) => kind)).toEqual(["success"]));
});

test("heading links: a failed copy shows the address", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  show();
  fireEvent.click(screen.getByRole("link"));
  await waitFor(() => expect(listToasts()[0]?.text).toContain("#prazos"));
});

test("heading links: do not count as paragraphs", () => {
  expect(blocksOf(show()).map(({ tagName }) => tagName)).toEqual(["H2", "P", "H2", "P"]);
});
