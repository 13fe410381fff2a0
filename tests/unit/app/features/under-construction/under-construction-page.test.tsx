import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  UnderConstructionPage,
  type UnderConstructionPageProps,
} from "~/features/under-construction/under-construction-page";

function draw(more: Partial<UnderConstructionPageProps>): void {
  const Page = createRemixStub([
    { path: "*", Component: () => <UnderConstructionPage title="Vídeos" {...more} /> },
  ]);
  render(<Page />);
}

const coming = {
  wait: { isWaiting: false, count: null },
  offer: { free: "Vídeos abertos", paying: "Todos" },
  open: [{ title: "Notícias", path: "/app/news" }],
};

test("leads members to what works, and tells what comes", () => {
  draw({ coming });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vídeos");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/pt-BR/app/news", "/pt-BR/app"]);
  expect(screen.getByText("Vídeos abertos")).toBeDefined();
});

test("offers to tell, says so once asked, and how many wait where that is many", () => {
  draw({ coming });
  expect(screen.getByRole("button", { name: "Avise-me quando abrir" })).toBeDefined();
  expect(screen.queryByText(/esperam por esta área/)).toBeNull();
});

test("says that the wish is kept, and takes it back", () => {
  draw({ coming: { ...coming, wait: { isWaiting: true, count: 12 } } });
  expect(screen.getByRole("status").textContent).toContain("uma única vez");
  expect(screen.getByRole("button", { name: "Não quero mais o aviso" })).toBeDefined();
  expect(screen.getByText("12 membros esperam por esta área.")).toBeDefined();
});
