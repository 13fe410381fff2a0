import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResultSection } from "~/ui/data/result-section";
import { FilterPanel } from "~/ui/form/filter-panel";

const pageOf = (count: string | null) => (
  <>
    <FilterPanel title="Filtros">
      <form />
    </FilterPanel>
    <ResultSection id="vagas" title="Vagas" count={count} filters="Filtros: 1 ativo">
      <p>Padeira em Berna</p>
    </ResultSection>
  </>
);

test("result section: announces the number in the same place while the results load", () => {
  const { rerender } = render(pageOf("12 vagas"));
  expect(screen.getByRole("region", { name: "Vagas" }).id).toBe("vagas");
  const count = screen.getByRole("status");
  expect(count.textContent).toBe("12 vagas");
  rerender(pageOf(null));
  expect(count.textContent).toBe("");
  rerender(pageOf("3 vagas"));
  expect(screen.getByRole("status")).toBe(count);
  expect(count.textContent).toBe("3 vagas");
});

test("result section: its link opens the filters and leads to their title", () => {
  render(pageOf("12 vagas"));
  const link = screen.getByRole("link", { name: "Filtros: 1 ativo" });
  const title = screen.getByText("Filtros");
  expect(link.getAttribute("href")).toBe(`#${title.id}`);
  fireEvent.click(link);
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true);
});
