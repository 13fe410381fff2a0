import { createRemixStub } from "@remix-run/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommentsSection } from "~/features/comments/comments-section";

const TARGET = "00000000-0000-4000-8000-000000000001";
const sent: Record<string, string>[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", (_: string, init: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(init.body));
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new Error("offline"))
      : Promise.resolve(Response.json(answer));
  });
  // The test DOM has no layout.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });
});
afterEach(() => {
  getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
  answers = [];
});

const rect = { top: 90, right: 300, bottom: 100, left: 10 };

async function draw(): Promise<void> {
  const Component = () => (
    <main>
      <h1>Um título</h1>
      <div data-prose>
        <p>O prazo é de catorze dias. O resto fica.</p>
      </div>
      <CommentsSection targetType="news" target={TARGET} />
    </main>
  );
  const Page = createRemixStub([{ path: "*", Component }]);
  const listens = vi.spyOn(document, "addEventListener");
  render(<Page />);
  await screen.findByRole("button", { name: "Propor correção no texto" });
  // The selection listener is attached shortly after rendering.
  const isMarkHeard = () => listens.mock.calls.some(([type]) => type === "selectionchange");
  await waitFor(() => expect(isMarkHeard()).toBe(true));
  listens.mockRestore();
}

async function mark(element: Element, length: number): Promise<void> {
  const range = document.createRange();
  const [text] = element.childNodes;
  if (!text) throw new Error("there is no text to mark");
  range.setStart(text, 0);
  range.setEnd(text, length);
  await act(async () => {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    document.dispatchEvent(new Event("selectionchange"));
  });
}

const offer = () => screen.queryByRole("button", { name: "Propor correção" });

test("correction: text selected in the article can be corrected, with a reason", async () => {
  await draw();
  await mark(screen.getByText(/^O prazo/), 26);
  await userEvent.click(await screen.findByRole("button", { name: "Propor correção" }));
  const quote = await screen.findByLabelText<HTMLTextAreaElement>("Trecho do texto");
  expect(quote.value).toBe("O prazo é de catorze dias.");
  await userEvent.type(screen.getByLabelText("Como deveria ficar"), "O prazo é de 14 dias.");
  await userEvent.type(screen.getByLabelText("Por quê? (opcional)"), "Lei da comuna.");
  answers = [{ code: null, comment: null }];
  await userEvent.click(screen.getByRole("button", { name: "Enviar proposta" }));
  await screen.findByText("Proposta enviada");
  const [{ id, ...correction } = {}] = sent;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(correction).toEqual({
    ...{ intent: "correct", targetType: "news", target: TARGET },
    quote: "O prazo é de catorze dias.",
    body: "Proposta: O prazo é de 14 dias.\n\nMotivo: Lei da comuna.",
  });
});

test("correction: is not offered for text outside the article, or without a selection", async () => {
  await draw();
  await mark(screen.getByText("Um título"), 5);
  await mark(screen.getByText(/^O prazo/), 7);
  expect(await screen.findByRole("button", { name: "Propor correção" })).toBeDefined();
  await mark(screen.getByText("Um título"), 5);
  expect(offer()).toBeNull();
  await mark(screen.getByText(/^O prazo/), 7);
  expect(offer()).not.toBeNull();
  await mark(screen.getByText(/^O prazo/), 0);
  expect(offer()).toBeNull();
});

test("correction: the button opens the form without a selection, and the form names its missing fields", async () => {
  await draw();
  await userEvent.click(await screen.findByRole("button", { name: "Propor correção no texto" }));
  await userEvent.click(await screen.findByRole("button", { name: "Enviar proposta" }));
  expect(screen.getAllByText("Preencha este campo.")).toHaveLength(2);
  expect(sent).toEqual([]);
});

test("correction: is kept if the portal did not respond, and resent with the same id", async () => {
  await draw();
  await userEvent.click(await screen.findByRole("button", { name: "Propor correção no texto" }));
  await userEvent.type(await screen.findByLabelText("Trecho do texto"), "catorze");
  await userEvent.type(screen.getByLabelText("Como deveria ficar"), "14");
  const send = screen.getByRole("button", { name: "Enviar proposta" });
  await userEvent.click(send);
  await screen.findByText("O portal não respondeu. Nada se perdeu; tente de novo.");
  answers = [{ code: "closed", comment: null }];
  await userEvent.click(send);
  await screen.findByText("A redação não recebe mais propostas para este texto.");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.["id"]).toBe(sent[1]?.["id"]);
  expect(sent[1]?.["body"]).toBe("Proposta: 14");
});
