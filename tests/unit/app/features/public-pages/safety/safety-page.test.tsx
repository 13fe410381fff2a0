import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SafetyPage } from "~/features/public-pages/safety/safety-page";

test("safety page: describes each fraud with its source, and where to report it", () => {
  const Page = createRemixStub([{ path: "/", Component: SafetyPage }]);
  render(<Page />);
  const frauds = screen.getAllByRole("region");
  expect(frauds.length).toBeGreaterThanOrEqual(5);
  for (const fraud of frauds) {
    const sources = [...fraud.querySelectorAll("a")].map((link) => new URL(link.href).hostname);
    expect(sources).toEqual([expect.stringMatching(/\.(admin|skppsc)\.ch$|^www\.skppsc\.ch$/)]);
  }
  expect(screen.getByRole("link", { name: /report\.ncsc\.admin\.ch/ })).toBeDefined();
  expect(screen.getByRole("link", { name: "Contar para a equipe" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Entrar" }).getAttribute("href")).toBe("/pt-BR/login");
});
