import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Decision, DecisionAnswer, Queue, ReportedText } from "~/features/moderation/queue";
import { QueuePage } from "~/features/moderation/queue-page";

const nothing: Queue = { reported: [], appeals: [], sanctions: [], decisions: [] };

async function draw(found: Partial<Queue>, answer: DecisionAnswer | null = null): Promise<void> {
  const queue = { ...nothing, ...found };
  const Page = createRemixStub([
    { path: "/", Component: () => <QueuePage queue={queue} answer={answer} /> },
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

test("what is still hidden can be shown again from the last decisions", async () => {
  const text = hidden.text && { ...hidden.text, excerpt: "Outro título", isHidden: false };
  await draw({ decisions: [hidden, { ...hidden, changed: ["open"], text }] });
  expect(buttonsIn("Últimas decisões")).toEqual(["Mostrar de novo"]);
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Mostrar de novo" }).form;
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...{ decision: "show", targetType: "forum", target: "a" },
  });
});

test("what those who reported it say stands beside the reason", async () => {
  await draw({ reported: [reported] });
  expect(screen.getByText("Quem denunciou escreveu: “Vende o mesmo em cada tópico.”")).toBeTruthy();
});

test("of what its author deleted only the reports are left to close", async () => {
  await draw({ reported: [{ ...reported, status: "deleted", path: null }] });
  expect(buttonsIn("Textos denunciados")).toEqual(["Encerrar a denúncia"]);
});

test("a long text stands there whole, with a link to its place", async () => {
  const body = `${"palavra ".repeat(100)}e o fim.`;
  await draw({ reported: [{ ...reported, body }] });
  expect(screen.getByText(/^palavra .*e o fim\.$/)).toBeDefined();
  expect(screen.getByText("Ler o texto inteiro")).toBeDefined();
  const link = screen.getByRole("link", { name: "Ver no lugar" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/forum/a");
});

test("an appeal against a hidden topic shows its title and what it says", async () => {
  const decision = { title: "Um título", body: "O que foi dito.", path: null };
  const appeal = { id: "b", targetType: "forum", body: "Foi um engano.", decision } as const;
  const rest = { sinceLabel: "ontem", decidedBy: "Eva", member: null, mayAnswer: true };
  await draw({ appeals: [{ ...appeal, ...rest }] });
  const waiting = within(screen.getByRole("region", { name: "Recursos" }));
  for (const words of ["Um título", "O que foi dito.", "Foi um engano."]) {
    expect(waiting.getByText(words)).toBeDefined();
  }
});

test("a measure that was refused stands there as it was typed, also without scripts", async () => {
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

test("an answer to an appeal that was refused stands there as it was typed", async () => {
  const decision = { title: null, body: "O motivo.", path: null };
  const appeal = { id: "b", targetType: "sanctions", body: "Foi um engano.", decision } as const;
  const rest = { sinceLabel: "ontem", decidedBy: "Eva", member: null, mayAnswer: true };
  const typed = { decision: "answer", appeal: "b", answer: "Não", state: "refused" };
  await draw({ appeals: [{ ...appeal, ...rest }] }, { problem: "text", typed });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Resposta/ }).value).toBe("Não");
});
