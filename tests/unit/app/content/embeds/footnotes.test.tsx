import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footnotes } from "~/content/item/after-text";

const note = {
  title: "Franquia mínima",
  source: "KVV, art. 103",
  sourceUrl: "https://www.fedlex.admin.ch/",
  year: "2026",
  validFromLabel: "1 jan. 2026",
  validUntilLabel: "31 dez. 2026",
  reviewer: "Equipe",
  isOver: false,
};

test("footnotes: show source, year, validity and reviewer, and link back", () => {
  render(<Footnotes footnotes={[note]} />);
  const [item] = screen.getAllByRole("listitem");
  expect(item?.id).toBe("nota_1");
  expect(item?.textContent).toContain(
    "Franquia mínima. KVV, art. 103, 2026 · vale desde 1 jan. 2026 · vale até 31 dez. 2026 · verificado por Equipe",
  );
  const back = screen.getByRole("doc-backlink", { name: "Voltar ao texto, nota 1" });
  expect(back.getAttribute("href")).toBe("#nota_1_texto");
});

test("footnotes: mark an expired fact", () => {
  render(<Footnotes footnotes={[{ ...note, isOver: true }]} />);
  expect(screen.getByRole("listitem").textContent).toContain("valeu até 31 dez. 2026");
});

test("footnotes: show an editor's note unchanged", () => {
  render(<Footnotes footnotes={[note, { html: "Só em <em>Zurique</em>." }]} />);
  const [, written] = screen.getAllByRole("listitem");
  expect(written?.textContent).toContain("Só em Zurique.");
  expect(written?.querySelector("em")?.textContent).toBe("Zurique");
  expect(screen.getByRole("doc-backlink", { name: "Voltar ao texto, nota 2" })).toBeTruthy();
});

test("footnotes: are absent without facts", () => {
  const { container } = render(<Footnotes footnotes={[]} />);
  expect(container.innerHTML).toBe("");
});
