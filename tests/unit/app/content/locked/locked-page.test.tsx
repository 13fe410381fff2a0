import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LockedPage } from "~/content/locked/locked-page";

test("locked page: says what is inside and how to get access", () => {
  const points = ["Todos os artigos", "Números de cada cantão"];
  const Page = createRemixStub([
    { path: "/", Component: () => <LockedPage title="Imposto na fonte" points={points} /> },
  ]);
  render(<Page />);
  expect(screen.getByText("Imposto na fonte")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Este conteúdo faz parte da assinatura",
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(points);
  expect(screen.getByRole("link", { name: "Conhecer a assinatura" }).getAttribute("href")).toBe(
    "/pt-BR/app/membership",
  );
  expect(screen.getByRole("link", { name: "Ler as notícias" }).getAttribute("href")).toBe(
    "/pt-BR/app/news",
  );
});

test("locked page: tells the membership page where the member came from", async () => {
  const path = "/pt-BR/app/tools/mortgage";
  const Page = createRemixStub([{ path, Component: () => <LockedPage points={[]} /> }]);
  render(<Page initialEntries={[`${path}?price=900000`]} />);
  const way = await screen.findByRole("link", { name: "Conhecer a assinatura" });
  expect(way.getAttribute("href")).toBe(`/pt-BR/app/membership?back=${encodeURIComponent(path)}`);
});
