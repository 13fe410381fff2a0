import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonList } from "~/features/cantons/cantons-page";
import { cantonCodes } from "~/ui/map/canton-map";

test("canton list: links to the page of every canton on the map", () => {
  const Page = createRemixStub([{ path: "*", Component: CantonList }]);
  render(<Page initialEntries={["/pt-BR/app/cantons/compare"]} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links.toSorted()).toEqual(
    cantonCodes.map((code) => `/pt-BR/app/cantons/${code}`).toSorted(),
  );
  expect(screen.getByRole("link", { name: "São Galo" })).toBeTruthy();
});
