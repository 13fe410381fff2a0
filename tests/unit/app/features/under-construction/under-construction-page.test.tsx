import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";

test("leads members to what works", () => {
  const Page = createRemixStub([
    { path: "*", Component: () => <UnderConstructionPage title="Vídeos" /> },
  ]);
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vídeos");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/pt-BR/app/news", "/pt-BR/app"]);
});
