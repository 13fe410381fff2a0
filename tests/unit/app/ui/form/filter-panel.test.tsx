import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterPanel } from "~/ui/form/filter-panel";

const panelOf = (isOpen = false) => (
  <FilterPanel title="Filtros: 2 ativos" isOpen={isOpen}>
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="submit">Filtrar</button>
      <a href="#sem-filtros">Limpar filtros</a>
    </form>
  </FilterPanel>
);
const panel = () => screen.getByRole<HTMLDetailsElement>("group");
const send = () => fireEvent.submit(screen.getByRole("button", { hidden: true }));
const clear = (how = {}) => fireEvent.click(screen.getByText("Limpar filtros"), how);

test("filter panel: closes when its form is sent, and moves the focus to its title", () => {
  render(panelOf());
  expect(panel().open).toBe(false);
  panel().open = true;
  send();
  expect(panel().open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Filtros: 2 ativos");
});

test("filter panel: without results it stays open when its form is sent", () => {
  const { rerender } = render(panelOf(true));
  send();
  expect(panel().open).toBe(true);
  rerender(panelOf(false));
  expect(panel().open).toBe(false);
  rerender(panelOf(true));
  expect(panel().open).toBe(true);
});

test("filter panel: leaves the focus if its form is sent from elsewhere", () => {
  render(panelOf());
  send();
  expect(document.activeElement).toBe(document.body);
});

test("filter panel: closes when its filters are cleared, and moves the focus to its title", () => {
  render(panelOf());
  panel().open = true;
  clear({ ctrlKey: true });
  expect(panel().open).toBe(true);
  clear();
  expect(panel().open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Filtros: 2 ativos");
});
