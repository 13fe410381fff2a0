import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DataTable, type Column } from "~/ui/data/data-table";

type Canton = { code: string; name: string; languages: string };
const columns: Column<Canton>[] = [
  { title: "Cantão", cell: (canton) => canton.name },
  { title: "Idiomas", cell: (canton) => canton.languages },
];
const rows = [
  { code: "BE", name: "Berna", languages: "alemão, francês" },
  { code: "TI", name: "Ticino", languages: "italiano" },
];

describe("DataTable", () => {
  test("has accessible names for itself, its columns and its rows", () => {
    render(<DataTable caption="Idiomas" columns={columns} rows={rows} keyOf={(row) => row.code} />);
    const table = screen.getByRole("table", { name: "Idiomas" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Cantão", "Idiomas"]);
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Berna", "Ticino"]);
  });

  test("gives each cell the title shown on phones", () => {
    render(<DataTable caption="Idiomas" columns={columns} rows={rows} keyOf={(row) => row.code} />);
    const titles = screen.getAllByRole("cell").map((cell) => cell.getAttribute("data-title"));
    expect(titles).toEqual(["Idiomas", "Idiomas"]);
  });
});
