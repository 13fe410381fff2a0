import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonOffices } from "~/features/cantons/canton-offices";

function draw(offices: Parameters<typeof CantonOffices>[0]): void {
  const Page = createRemixStub([{ path: "*", Component: () => <CantonOffices {...offices} /> }]);
  render(<Page initialEntries={["/pt-BR/app/cantons/GE"]} />);
}

const hrefOf = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

test("canton offices: without an own address, permits lead to the official list, and no empty row remains", () => {
  draw({ officialUrl: null, migrationOfficeUrl: null, migrationOfficePhone: null });
  expect(hrefOf("Secretarias de migração por cantão (SEM)")).toMatch(
    /^https:\/\/www\.sem\.admin\.ch/,
  );
  expect(hrefOf(/^Na comuna/)).toBe("/pt-BR/app/plan");
  expect(screen.queryByText(/^Site oficial/)).toBeNull();
});

test("canton offices: name the canton's site by its host, and call the migration office", () => {
  draw({
    officialUrl: "https://www.ge.ch",
    migrationOfficeUrl: "https://www.ge.ch/migration",
    migrationOfficePhone: "+41 (0)22 546 47 95",
  });
  expect(hrefOf("Site oficial: ge.ch")).toBe("https://www.ge.ch");
  expect(hrefOf("Secretaria de migração do cantão")).toBe("https://www.ge.ch/migration");
  expect(hrefOf("Telefone +41 (0)22 546 47 95")).toBe("tel:+41225464795");
});

test("canton offices: a text with two numbers is no link", () => {
  draw({
    officialUrl: null,
    migrationOfficeUrl: null,
    migrationOfficePhone: "022 546 47 95 / 022 546 47 96",
  });
  expect(screen.getByText(/^Telefone/).closest("a")).toBeNull();
});
