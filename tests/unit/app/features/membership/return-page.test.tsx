import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReturnPage } from "~/features/membership/return-page";
import { listOpenOffers } from "../../../../../contract/account/offer";
import { namedTooSoon } from "../../../../support/sold-words";

test("payment return page: a completed payment opens only the released areas", async () => {
  const Page = createRemixStub([
    { path: "/", Component: () => <ReturnPage state="paid" isSignup={false} /> },
  ]);
  render(<Page />);
  const received = (await screen.findByRole("status")).textContent;
  for (const { title } of listOpenOffers()) expect(received).toContain(title);
  expect(namedTooSoon(received)).toEqual([]);
  expect(received).not.toContain("tudo está aberto");
});

test("payment return page: leads a member back to the page that was closed", async () => {
  const back = { path: "/pt-BR/app/tools/net-salary", title: "Salário líquido" };
  const Page = createRemixStub([
    { path: "/", Component: () => <ReturnPage state="paid" isSignup={false} back={back} /> },
  ]);
  render(<Page />);
  const way = await screen.findByRole("link", { name: "Voltar para “Salário líquido”" });
  expect(way.getAttribute("href")).toBe(back.path);
  expect(screen.queryByRole("link", { name: "Ir para o portal" })).toBeNull();
});

test("payment return page: a failed payment keeps the closed page for the next try", async () => {
  const back = { path: "/pt-BR/app/tools/net-salary", title: null };
  const Page = createRemixStub([
    { path: "/", Component: () => <ReturnPage state="failed" isSignup={false} back={back} /> },
  ]);
  render(<Page />);
  const plans = await screen.findByRole("link", { name: "Ver os planos" });
  expect(plans.getAttribute("href")).toContain(`?back=${encodeURIComponent(back.path)}`);
});

test("payment return page: a member with access who did not pay reads that it continues", async () => {
  const access = { until: "2027-03-15T12:00:00.000Z" };
  const Page = createRemixStub([
    { path: "/", Component: () => <ReturnPage state="open" isSignup={false} access={access} /> },
  ]);
  render(<Page />);
  expect(await screen.findByRole("heading", { name: "Seu acesso continua" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toMatch(/Seu acesso continua até .*2027/);
  expect(screen.getByRole("link", { name: "Continuar como está" })).toBeDefined();
  expect(screen.queryByText("Você saiu sem pagar")).toBeNull();
});
