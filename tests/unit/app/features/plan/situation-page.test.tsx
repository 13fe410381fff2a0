import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { LifeChanges } from "~/features/plan/life-changes";
import { readOpenEvent } from "~/features/plan/life-events";
import { SituationPage } from "~/features/plan/situation-page";
import type { SituationPageData } from "~/features/plan/situation.server";

const nothingTold: SituationPageData = {
  ...{ answers: null, canton: null, since: null, arrivalOn: "", family: [], children: {} },
  ...{ events: {}, newCanton: "", opened: null, memberId: "30000000-0000-4000-8000-000000000001" },
};

async function show(Component: () => ReactNode) {
  const Stub = createRemixStub([{ path: "*", Component }]);
  render(<Stub initialEntries={["/pt-BR/app"]} />);
  await screen.findAllByRole("heading");
}

test("life changes: each link leads to the field of its day, by target and by focus", async () => {
  await show(LifeChanges);
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Minha autorização vai vencer",
    "Perdi ou vou deixar o emprego",
    "Vou mudar de cantão",
    "Vou casar ou ter um filho",
    "Vou embora da Suíça",
  ]);
  const paths = links.map((link) => link.getAttribute("href") ?? "");
  cleanup();
  await show(() => <SituationPage data={nothingTold} answer={undefined} />);
  for (const path of paths) {
    const { pathname, search, hash } = new URL(path, "https://portal.example");
    expect(pathname).toBe("/pt-BR/app/plan/situation");
    const field = document.querySelector<HTMLInputElement>(hash);
    expect(field?.type).toBe("date");
    expect(field?.name).toBe(`event-${readOpenEvent(new URLSearchParams(search))}`);
  }
});

test("situation page: the day that the address asks for is in focus", async () => {
  const data: SituationPageData = { ...nothingTold, opened: "jobEnd" };
  await show(() => <SituationPage data={data} answer={undefined} />);
  expect(document.activeElement).toBe(screen.getByLabelText("Último dia no emprego"));
});

test("situation page: leads to the plan once the answers are saved", async () => {
  const answer = { state: "saved" as const, wrong: [], typed: {}, family: [] };
  await show(() => <SituationPage data={nothingTold} answer={answer} />);
  const link = within(screen.getByRole("status")).getByRole("link", { name: "Abrir meu plano" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/plan");
});

test.each(["", "ask=party"])("situation page: the address ?%s asks for no day", (search) => {
  expect(readOpenEvent(new URLSearchParams(search))).toBeNull();
});

test("situation page: each answer leads to its own question", async () => {
  const answers = {
    passport: "Não",
    job: "Já trabalho na Suíça",
    permit: "",
    time: "",
    cantons: "",
  };
  await show(() => <SituationPage data={{ ...nothingTold, answers }} answer={undefined} />);
  const links = screen.getAllByRole("link", { name: /^Mudar: / });
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
    [
      ["Mudar: Passaporte", "/pt-BR/signup?step=european-passport"],
      ["Mudar: Trabalho", "/pt-BR/signup?step=job-opportunity"],
      ["Mudar: Autorização", "/pt-BR/signup?step=job-opportunity"],
      ["Mudar: Prazo", "/pt-BR/signup?step=time-to-switzerland"],
      ["Mudar: Cantões", "/pt-BR/signup?step=time-to-switzerland"],
    ],
  );
});
