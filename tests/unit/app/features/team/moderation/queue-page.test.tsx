import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type {
  WaitingAd,
  Decision,
  DecisionAnswer,
  Queue,
  ReportedText,
} from "~/features/team/moderation/queue.server";
import { QueuePage } from "~/features/team/moderation/queue-page";

const nothing: Queue = { reported: [], ads: [], appeals: [], sanctions: [], decisions: [] };

async function draw(
  found: Partial<Queue>,
  answer: DecisionAnswer | null = null,
  waitingPrices: number | null = 0,
): Promise<void> {
  const queue = { ...nothing, ...found };
  const Page = createRemixStub([
    { path: "/", Component: () => <QueuePage {...{ queue, waitingPrices, answer }} /> },
  ]);
  render(<Page />);
  await screen.findByRole("heading", { level: 1 });
}

const reported: ReportedText = {
  ...{ targetType: "forum", target: "a", count: 1, reasons: ["spam"], claimedBy: null },
  notes: ["Vende o mesmo em cada tópico."],
  ...{ sinceLabel: "ontem", title: "Um título", body: "Um texto.", status: "open", author: null },
  path: "/pt-BR/app/forum/a",
};
const hidden: Decision = {
  ...{ collection: "forum_posts", atLabel: "hoje", by: "Eva", changed: ["hidden"], reason: null },
  text: { targetType: "forum", target: "a", excerpt: "Um título", path: null, isHidden: true },
};
const buttonsIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("moderation queue: a hidden text can be restored from the last decisions", async () => {
  const text = hidden.text && { ...hidden.text, excerpt: "Outro título", isHidden: false };
  await draw({ decisions: [hidden, { ...hidden, changed: ["open"], text }] });
  expect(buttonsIn("Últimas decisões")).toEqual(["Mostrar de novo"]);
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Mostrar de novo" }).form;
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...{ decision: "show", targetType: "forum", target: "a" },
  });
});

const ad: WaitingAd = {
  ...{ id: "a", title: "Confeiteira", company: "Padaria Sol", city: "Olten", canton: "SO" },
  ...{ contractType: "permanent", workloadMin: 60, workloadMax: 80, permitPolicy: "any" },
  ...{ salaryMinCents: 480_000, salaryMaxCents: null, salaryPeriod: "month" },
  ...{ languages: [{ code: "de", level: "A2" }], text: "Bolos e tortas." },
  ...{ applyTo: "vagas@padaria.ch", lastDayLabel: "15 dez. 2026", sinceLabel: "ontem" },
  author: { id: "b", name: "Bia" },
};

test("moderation queue: shows all of a waiting job ad, and releases it or refuses it with a reason", async () => {
  await draw({ ads: [ad] });
  const region = within(screen.getByRole("region", { name: "Anúncios de vagas" }));
  for (const text of ["Padaria Sol", "60–80 %", "Alemão A2", "vagas@padaria.ch", "Bolos e tortas."])
    expect(region.getByText(text)).toBeTruthy();
  const sentBy = (name: string) => {
    const form = region.getByText(name).closest("button")?.form;
    return Object.fromEntries(new FormData(form ?? undefined));
  };
  expect(sentBy("Conferi: liberar Confeiteira")).toEqual({ decision: "release-ad", target: "a" });
  expect(sentBy("Recusar o anúncio")).toEqual({
    ...{ decision: "refuse-ad", target: "a", reason: "" },
  });
});

test.each([
  [0, "Nenhum preço espera por conferência."],
  [1, "1 preço espera por conferência."],
  [9, "9 preços esperam por conferência."],
  [10, "10 preços ou mais esperam por conferência."],
  [null, null],
])("moderation queue: of %s waiting prices it says %s, and leads to them", async (count, line) => {
  await draw({}, null, count);
  const region = within(screen.getByRole("region", { name: "Preços de supermercado" }));
  const lines = region.queryAllByText(/conferência/).map(({ textContent }) => textContent);
  expect(lines).toEqual(line === null ? [] : [line]);
  const link = region.getByRole("link", { name: "Conferir preços na página do supermercado" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/classifieds/supermarket-costs#confirmar");
});

test("moderation queue: shows the reporters' notes beside the reason", async () => {
  await draw({ reported: [reported] });
  expect(screen.getByText("Quem denunciou escreveu: “Vende o mesmo em cada tópico.”")).toBeTruthy();
});

test("moderation queue: for a text deleted by its author only offers to close the reports", async () => {
  await draw({ reported: [{ ...reported, status: "deleted", path: null }] });
  expect(buttonsIn("Textos denunciados")).toEqual(["Encerrar a denúncia"]);
});

test("moderation queue: shows a long text in full, with a link to its place", async () => {
  const body = `${"palavra ".repeat(100)}e o fim.`;
  await draw({ reported: [{ ...reported, body }] });
  expect(screen.getByText(/^palavra .*e o fim\.$/)).toBeDefined();
  expect(screen.getByText("Ler o texto inteiro")).toBeDefined();
  const link = screen.getByRole("link", { name: "Ver no lugar" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/forum/a");
});

test("moderation queue: an appeal against a hidden topic shows its title and text", async () => {
  const decision = { title: "Um título", body: "O que foi dito.", path: null };
  const appeal = { id: "b", targetType: "forum", body: "Foi um engano.", decision } as const;
  const rest = { sinceLabel: "ontem", decidedBy: "Eva", member: null, mayAnswer: true };
  await draw({ appeals: [{ ...appeal, ...rest }] });
  const waiting = within(screen.getByRole("region", { name: "Recursos" }));
  for (const words of ["Um título", "O que foi dito.", "Foi um engano."]) {
    expect(waiting.getByText(words)).toBeDefined();
  }
});

test("moderation queue: a rejected sanction form keeps its values, also without JavaScript", async () => {
  const typed = {
    ...{ decision: "sanction", member: "m", kind: "suspend", days: "30" },
    reason: "Oi",
  };
  await draw({}, { problem: "text", typed });
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Aplicar a medida" }).form;
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(typed);
  expect(form?.closest("details")?.open).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("cinco caracteres");
});

test("moderation queue: a rejected answer to an appeal keeps its text", async () => {
  const decision = { title: null, body: "O motivo.", path: null };
  const appeal = { id: "b", targetType: "sanctions", body: "Foi um engano.", decision } as const;
  const rest = { sinceLabel: "ontem", decidedBy: "Eva", member: null, mayAnswer: true };
  const typed = { decision: "answer", appeal: "b", answer: "Não", state: "refused" };
  await draw({ appeals: [{ ...appeal, ...rest }] }, { problem: "text", typed });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Resposta/ }).value).toBe("Não");
});
