import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonOffices } from "~/features/cantons/canton-offices";
import type { Office } from "~/reference/offices.server";

const migration: Office = {
  kind: "migration",
  name: "Office cantonal de la population et des migrations",
  address: "Route de Chancy 88, 1213 Onex",
  url: "https://www.ge.ch/migration",
  languages: ["fr"],
  note: null,
  checkedOn: "2026-11-29",
};
const tax: Office = {
  ...migration,
  ...{ kind: "tax", name: "Administration fiscale", address: null, checkedOn: null },
};

function draw(props: Partial<Parameters<typeof CantonOffices>[0]>): void {
  const all = { officialUrl: null, migrationOfficePhone: null, offices: [migration], ...props };
  const Page = createRemixStub([{ path: "*", Component: () => <CantonOffices {...all} /> }]);
  render(<Page initialEntries={["/pt-BR/app/cantons/GE"]} />);
}

const hrefOf = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

test("canton offices: name each office with its address, languages and day of check", () => {
  draw({ officialUrl: "https://www.ge.ch" });
  expect(hrefOf("Site oficial: ge.ch")).toBe("https://www.ge.ch");
  expect(hrefOf(migration.name)).toBe("https://www.ge.ch/migration");
  expect(screen.getByText("Route de Chancy 88, 1213 Onex")).toBeTruthy();
  expect(screen.getByText("Escreve em francês.")).toBeTruthy();
  expect(screen.getByText("Lemos estes endereços em 29 de novembro de 2026.")).toBeTruthy();
});

test("canton offices: say once in which language they write, and what nobody confirmed", () => {
  draw({ offices: [migration, tax] });
  expect(screen.queryByText("Escreve em francês.")).toBeNull();
  const note = screen.getByText(/^Todas escrevem em francês\./);
  expect(note.textContent).toMatch(/confirme no site oficial do cantão: Impostos\.$/);
});

test("canton offices: are nothing without an address", () => {
  draw({ offices: [] });
  expect(screen.queryByRole("heading")).toBeNull();
});

test("canton offices: call the migration office, unless the text has two numbers", () => {
  draw({ migrationOfficePhone: "+41 (0)22 546 47 95" });
  expect(hrefOf("Telefone +41 (0)22 546 47 95")).toBe("tel:+41225464795");
});

test("canton offices: a text with two numbers is no link", () => {
  draw({ migrationOfficePhone: "022 546 47 95 / 022 546 47 96" });
  expect(screen.getByText(/^Telefone/).closest("a")).toBeNull();
});
