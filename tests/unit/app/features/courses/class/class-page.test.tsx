import { createRemixStub } from "@remix-run/testing";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ClassPage, type ClassPageProps } from "~/features/courses/class/class-page";
import { usualChoices } from "../../../../../../contract/content/reading.ts";
import type { Film } from "~/content/film/film";
import type { ClassHead, Course, Quiz } from "~/features/courses/course";

const head = (id: string, more: Partial<ClassHead> = {}): ClassHead => ({
  ...{ id, slug: id, title: `Aula ${id}`, kind: "text", minutes: 5, isPreview: false },
  ...{
    completionRule: "manual",
    passPercent: null,
    createdAt: null,
    updatedAt: null,
    partsChangedAt: null,
  },
  ...{ updateNote: null, ...more },
});
const quizHead = head("b", { kind: "quiz" });
const module = {
  ...{ id: "m", slug: "m", title: "Módulo", isInOrder: true },
  classes: [head("a"), quizHead, head("c")],
};
const course: Course = {
  ...{ id: "k", slug: "curso", title: "Curso", summary: "", category: null, coverUrl: "/x" },
  ...{
    coverAlt: "",
    coverCredit: null,
    level: "beginner",
    isForPaying: false,
    totalMinutes: 15,
    outcomes: [],
  },
  ...{ instructors: [], updatedAt: "2026-10-01T00:00:00Z", modules: [module] },
};
const content = {
  ...{ bodyHtml: "<p>Corpo</p>", outline: [], questions: [], film: null, posterUrl: "/x" },
  files: [{ id: "f", name: "Lista", bytes: 2_000_000 }],
};
const question = { kind: "single" as const, question: "<p>Qual?</p>", options: ["Um", "Dois"] };
const results = [{ isRight: false, right: 1, explanation: "Porque dois." }];
const answered: Quiz = {
  questions: [question],
  attempt: { answers: [0], score: 0, results, isOutdated: false },
  pass: null,
};

function show(more: Partial<ClassPageProps> = {}) {
  const props = {
    ...{ course, classInCourse: { module, head: head("a") }, done: [], isPaying: true, content },
    ...{ quiz: null, planStep: null, notes: [], topics: [], watching: null, ...more },
  };
  const Stub = createRemixStub([{ path: "/", Component: () => <ClassPage {...props} /> }]);
  return render(<Stub />);
}

beforeEach(() => {
  sessionStorage.clear();
  // Lazy parts of the page send requests and work without a response.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(() => void vi.unstubAllGlobals());

test("class page: says how to complete the class, and lists its files", async () => {
  show();
  expect(await screen.findByText(/quando você clica em “Concluir aula”/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Concluir aula" })).toBeDefined();
  const file = screen.getByRole("link", { name: /^Lista/ });
  expect(file.getAttribute("href")).toBe("/media/class-files/a/f");
});

test("class page: can be shared by its short link, and printed", async () => {
  const requested = vi.fn();
  // The page sends other requests when the browser is idle; each gets a separate response.
  requested.mockImplementation(async () => Response.json({ code: null, path: "/pt-BR/s/ab12cd" }));
  vi.stubGlobal("fetch", requested);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Copiar link" }));
  expect(await screen.findByText(/\/pt-BR\/s\/ab12cd$/)).toBeDefined();
  const shared = requested.mock.calls.find(([path]) => path === "/pt-BR/app/courses/share");
  expect(String(shared?.[1].body)).toBe("slug=curso%2Fm%2Fa");
  expect(screen.getByRole("button", { name: "Imprimir" })).toBeDefined();
});

test("class page: text size and focus mode follow the member's reading settings", async () => {
  show({ choices: { ...usualChoices, size: 2 } });
  const page = (await screen.findByText("Corpo")).closest("article");
  expect(page?.dataset["size"]).toBe("2");
  await userEvent.click(
    screen.getByRole("button", { name: "Como ler: tamanho, modo de leitura e voz" }),
  );
  await userEvent.click(await screen.findByRole("radio", { name: "Máximo" }));
  expect(page?.dataset["size"]).toBe("3");
  await userEvent.click(screen.getByRole("switch", { name: "Só o texto" }));
  expect(page?.dataset["calm"]).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Mostrar o portal de novo" }));
  expect(page?.dataset["calm"]).toBeUndefined();
});

test("class page: a class without text has no reading settings", async () => {
  show({ content: { ...content, bodyHtml: "" } });
  await screen.findByRole("button", { name: "Concluir aula" });
  expect(
    screen.queryByRole("button", { name: "Como ler: tamanho, modo de leitura e voz" }),
  ).toBeNull();
});

test("class page: the reading settings close at a class without text", async () => {
  const props = {
    course,
    done: [],
    isPaying: true,
    quiz: null,
    planStep: null,
    notes: [],
    topics: [],
  };
  let go = () => {};
  const Stub = createRemixStub([
    {
      path: "/",
      Component: function Classes() {
        const [hasText, setHasText] = useState(true);
        go = () => setHasText(false);
        const shown = hasText ? content : { ...content, bodyHtml: "" };
        const classInCourse = { module, head: head(hasText ? "a" : "c") };
        return (
          <ClassPage {...props} classInCourse={classInCourse} content={shown} watching={null} />
        );
      },
    },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole("button", { name: /^Como ler/ }));
  expect(await screen.findByRole("region", { name: "Modo de leitura" })).toBeDefined();
  act(() => go());
  expect(screen.queryByRole("region", { name: "Modo de leitura" })).toBeNull();
});

test("class page: a completed class leads to its step of the plan", async () => {
  const planStep = {
    ...{ title: "Corrigir o imposto", path: "/pt-BR/app/plan?step=tax", endsWithClass: false },
  };
  const sentence = "Esta aula trata de um passo do seu plano: “Corrigir o imposto”.";
  const { unmount } = show({ planStep });
  await screen.findByRole("button", { name: "Concluir aula" });
  expect(screen.queryByText(sentence)).toBeNull();
  unmount();
  show({ planStep, done: ["a"] });
  const link = await screen.findByRole("link", { name: sentence });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/plan?step=tax");
});

test("class page: says before that completing it ticks a step that ends with it", async () => {
  const planStep = { title: "Entender o lixo", path: "/pt-BR/app/plan", endsWithClass: true };
  show({ planStep });
  expect(await screen.findByText(/^Terminar esta aula marca “Entender o lixo”/)).toBeDefined();
});

test("class page: a completed class can be undone", async () => {
  show({ done: ["a"] });
  expect(await screen.findByRole("button", { name: "Desmarcar conclusão" })).toBeDefined();
  expect(screen.getAllByText("1 de 3 aulas · 33%").length).toBeGreaterThan(0);
});

test("class page: a class without progress data can be read, but not completed", async () => {
  show({ done: null });
  expect(await screen.findByText(/Seu progresso não carregou/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Concluir aula" })).toBeNull();
});

test("class page: a quiz appears once, and keeps the selected answers over a reload", async () => {
  const complaints = vi.spyOn(console, "error");
  const quiz = { questions: [question], attempt: null, pass: null };
  const page = { classInCourse: { module, head: quizHead }, quiz };
  const first = show(page);
  const group = await screen.findByRole("group", { description: "Qual?" });
  await userEvent.click(within(group).getByRole("radio", { name: "Dois" }));
  expect(screen.getAllByRole("button", { name: "Conferir respostas" })).toHaveLength(1);
  // Duplicate keys would show parts again after each server response.
  expect(complaints).not.toHaveBeenCalled();
  first.unmount();
  show(page);
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Dois" })).checked).toBe(true);
});

test("class page: an answered quiz shows the right answer and the reason, and can be tried again", async () => {
  show({ classInCourse: { module, head: quizHead }, quiz: answered });
  expect(await screen.findByText("Você acertou 0 de 1.")).toBeDefined();
  expect(screen.getByText("Sua resposta: Um")).toBeDefined();
  expect(screen.getByText("Resposta certa: Dois")).toBeDefined();
  expect(screen.getByText("Porque dois.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(screen.queryByText("Porque dois.")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Um" }).checked).toBe(false);
});

test.each<[string, Quiz]>([
  ["there are more of", { ...answered, questions: [question, question] }],
  [
    "were written anew",
    { ...answered, attempt: { answers: [0], score: 0, results, isOutdated: true } },
  ],
])("class page: quiz questions that %s since the attempt are asked again", async (_, quiz) => {
  show({ classInCourse: { module, head: quizHead }, quiz });
  expect(await screen.findByText(/As perguntas mudaram/)).toBeDefined();
  expect(screen.queryByText("Porque dois.")).toBeNull();
  expect(screen.getAllByRole("radio", { name: "Dois" })).toHaveLength(quiz.questions.length);
});

test("class page: trying a quiz again moves the focus to its beginning", async () => {
  show({ classInCourse: { module, head: quizHead }, quiz: answered });
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Perguntas" }));
});

describe("class page: questions that must be passed", () => {
  const mustPass = head("b", { kind: "quiz", passPercent: 70 });
  const three = ["<p>Qual?</p>", "<p>E aqui?</p>", "<p>E depois?</p>"];
  const questions = three.map((each) => ({ ...question, question: each }));
  const right = { isRight: true, right: 1, explanation: "" };
  const wrong = { isRight: false, right: 1, explanation: "Porque dois." };
  const attempt = { answers: [1, 0, 1], score: 67, results: [right, wrong, right] };
  const open = (quiz: Partial<Quiz>) =>
    show({
      classInCourse: { module, head: mustPass },
      quiz: {
        ...{ questions, attempt: { ...attempt, isOutdated: false } },
        ...{ pass: { percent: 70, isPassed: false }, ...quiz },
      },
    });

  test("say how many right answers they need, before they are answered", async () => {
    open({ attempt: null });
    expect(await screen.findByText(/acerte pelo menos 3 de 3 \(70%\)/)).toBeDefined();
    expect(screen.getByText(/Acerte pelo menos 70% das perguntas; depois clique/)).toBeDefined();
    expect(screen.queryByText(/Faltam? \d/)).toBeNull();
  });

  test("say what is missing and why, and are asked again with the right answers kept", async () => {
    open({});
    const score = await screen.findByText("Você acertou 2 de 3.");
    expect(score.closest("[role=status]")?.textContent).toContain("Falta 1 acerto.");
    expect(screen.getByText("Porque dois.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
    const chosen = screen.getAllByRole<HTMLInputElement>("radio", { checked: true });
    expect(chosen.map(({ name, value }) => [name, value])).toEqual([
      ["answer-0", "1"],
      ["answer-2", "1"],
    ]);
  });

  test("stay passed after a worse attempt", async () => {
    open({ pass: { percent: 70, isPassed: true } });
    expect(await screen.findByText(/^Você passou/)).toBeDefined();
    expect(screen.queryByText(/Falta/)).toBeNull();
  });
});

const film: Film = {
  ...{ id: "v", provider: "file", durationSec: 100, captions: "", chapters: [] },
};
const watching = { positionSec: 0, isWatchLater: false, isPaused: false, notes: [] };

test.each([
  ["that was written before it had a film stays", [{ id: "n", body: "Levar o passaporte" }], 1],
  ["of the whole class is not asked for where there is none", [], 0],
])("class page: beside a video a note %s", async (_, notes, count) => {
  show({ content: { ...content, film }, watching, notes });
  await screen.findByRole("heading", { name: "Minhas anotações" });
  expect(screen.queryAllByRole("heading", { name: "Suas anotações" })).toHaveLength(count);
  expect(screen.queryAllByText("Levar o passaporte")).toHaveLength(count);
});
