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

test("page of an unreleased area: links members to available areas, and describes the coming one", () => {
  draw({ coming });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vídeos");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/pt-BR/app/news", "/pt-BR/app"]);
  expect(screen.getByText("Vídeos abertos")).toBeDefined();
});

test("page of an unreleased area: offers a notification at release, and shows the number of waiting members if it is large", () => {
  draw({ coming });
  expect(screen.getByRole("button", { name: "Avise-me quando abrir" })).toBeDefined();
  expect(screen.queryByText(/esperam por esta área/)).toBeNull();
});

test("page of an unreleased area: confirms the subscription, and can cancel it", () => {
  draw({ coming: { ...coming, wait: { isWaiting: true, count: 12 } } });
  expect(screen.getByRole("status").textContent).toContain("uma única vez");
  expect(screen.getByRole("button", { name: "Não quero mais o aviso" })).toBeDefined();
  expect(screen.getByText("12 membros esperam por esta área.")).toBeDefined();
});
