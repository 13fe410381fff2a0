import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";

function listLinks(audience: "member" | "visitor"): (string | null)[] {
  const Page = createRemixStub([
    { path: "*", Component: () => <UnderConstructionPage title="Vídeos" audience={audience} /> },
  ]);
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vídeos");
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
}

test("leads members to what works", () => {
  expect(listLinks("member")).toEqual(["/pt-BR/app/news", "/pt-BR/app"]);
});

test("leads visitors to the login and home", () => {
  expect(listLinks("visitor")).toEqual(["/pt-BR", "/pt-BR/login", "/pt-BR"]);
});
