import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FilmNow } from "~/content/film/film";
import type { ShownComment, Thread } from "~/features/comments/comment";
import { rememberMention } from "~/features/comments/writing/comment-mentions";
import { ThreadView } from "~/features/comments/thread/thread-view";
// Normally loaded after the form; preloaded here. later.test covers the lazy loading.
import "~/features/comments/writing/moment-field";

const place = { targetType: "news", target: "00000000-0000-4000-8000-000000000001" } as const;
const sent: URLSearchParams[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, init?: { body?: URLSearchParams }) => {
    if (init?.body) sent.push(init.body);
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new Error("offline"))
      : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers = [];
});

function shown(id: string, number: number, more: Partial<ShownComment> = {}): ShownComment {
  return {
    ...{ id, number, isDeleted: false, body: `Texto ${id}`, bodyHtml: null },
    moment: null,
    validFor: null,
    ...{
      written: { at: "2026-11-20", label: "há 2 h", fullLabel: "20 de novembro de 2026, 09:00" },
      edited: null,
      teamEditReason: null,
      score: 0,
      isLiked: false,
      isPinned: false,
      isSolution: false,
      isEditedSolution: false,
    },
    ...{ isOwn: false, editableUntil: null, replyCount: 0, replies: [] },
    author: {
      ...{ name: `Ana ${number}.`, avatar: null, path: "/pt-BR/app/profile/1" },
      ...{ cantonCode: "ZH", isTeam: true, isBlocked: false, isItemAuthor: true },
    },
    ...more,
  };
}

function draw(
  more: Partial<Thread> = {},
  requestedNumber: number | null = null,
  film?: FilmNow,
): void {
  const initial: Thread = {
    item: { title: "Notícia", path: "/pt-BR/app/news/noticia" },
    ...{
      count: 1,
      comments: [shown("a", 1)],
      next: null,
      bar: null,
      slow: null,
      credits: [],
      canSolve: false,
      lastNumber: 0,
      hasEarlierComments: false,
      draft: null,
    },
    ...more,
  };
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => <ThreadView {...{ place, initial, requestedNumber, film }} />,
    },
  ]);
  render(<Page />);
}

test("comment thread: a comment shows its author and the author's public details", () => {
  draw();
  const comment = within(screen.getByRole("article"));
  for (const words of ["Ana 1.", "Autor", "Equipe", "Mora em ZH", "Texto a"])
    expect(comment.getByText(words)).toBeTruthy();
  expect(screen.getByText("1 comentário")).toBeTruthy();
});

test("comment thread: a new comment appears at once, and a failed one can be resent with the same id", async () => {
  const user = userEvent.setup();
  draw();
  await user.type(screen.getByLabelText("Seu comentário"), "Oi gente");
  await user.click(screen.getByRole("button", { name: "Comentar" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Não foi enviado.");
  const written = shown("b", 2, { isOwn: true, body: "Oi gente" });
  answers = [{ code: null, comment: written }];
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("2 comentários");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent.map((body) => body.get("id"))).toEqual([sent[0]?.get("id"), sent[0]?.get("id")]);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ intent: "write", body: "Oi gente" });
});

describe("mentions of a comment", () => {
  const draft = `${place.targetType}:${place.target}`;
  const listed = (id: string, name: string) => ({ id, name, detail: "", isParticipant: false });
  async function send(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
    await user.type(screen.getByLabelText("Seu comentário"), text);
    await user.click(screen.getByRole("button", { name: "Comentar" }));
  }
  const calls = () => sent.map((body) => body.get("calls"));

  test("are resent with it; later choices belong to the next text", async () => {
    const user = userEvent.setup();
    draw();
    rememberMention(draft, listed("7", "Ana S."));
    rememberMention(draft, listed("8", "Bia"));
    await send(user, "Oi @Ana e @Bia");
    await screen.findByRole("alert");
    rememberMention(draft, listed("9", "Caio"));
    answers = [{ code: null, comment: shown("b", 2, { isOwn: true, body: "Oi" }) }];
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    await screen.findByText("2 comentários");
    await send(user, "E @Caio?");
    await screen.findByRole("alert");
    expect(calls()).toEqual(["7,8", "7,8", "9"]);
  });

  test("stay with the current text when another comment is discarded", async () => {
    const user = userEvent.setup();
    draw();
    await send(user, "Primeiro");
    await screen.findByRole("alert");
    rememberMention(draft, listed("9", "Caio"));
    await user.click(screen.getByRole("button", { name: "Descartar" }));
    await send(user, "E @Caio?");
    await screen.findByRole("alert");
    expect(calls()).toEqual([null, "9"]);
  });

  test("are dropped after the daily limit was exceeded", async () => {
    const user = userEvent.setup();
    draw();
    rememberMention(draft, listed("7", "Ana S."));
    answers = [{ code: "calls", comment: null }];
    await send(user, "Oi @Ana");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("só quem já está na conversa é avisado");
    answers = [{ code: null, comment: shown("b", 2, { isOwn: true, body: "Oi @Ana" }) }];
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    await screen.findByText("2 comentários");
    expect(calls()).toEqual(["7", null]);
  });
});

const savedTexts = () =>
  Object.values<string>({ ...localStorage }).map((saved) => JSON.parse(saved).text as string);

test("comment thread: a typed text is saved in this browser until it was sent", async () => {
  const user = userEvent.setup();
  draw();
  await user.type(screen.getByLabelText("Seu comentário"), "Rascunho");
  expect(savedTexts()).toEqual(["Rascunho"]);
  expect(Object.keys({ ...localStorage })[0]).toMatch(/^portal:own:/);
  await user.click(screen.getByRole("button", { name: "Comentar" }));
  await screen.findByRole("alert");
  expect(savedTexts()).toEqual(["Rascunho"]);
  answers = [{ code: null, comment: shown("b", 2, { isOwn: true, body: "Rascunho" }) }];
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("2 comentários");
  expect(localStorage).toHaveLength(0);
});

test("comment thread: a discarded comment is removed from storage, and the next draft stays", async () => {
  const user = userEvent.setup();
  draw();
  const field = screen.getByLabelText("Seu comentário");
  for (const text of ["Primeiro", "Segundo"]) {
    await user.type(field, text);
    await user.click(screen.getByRole("button", { name: "Comentar" }));
  }
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  const [first, second] = screen.getAllByRole("button", { name: "Descartar" });
  if (first) await user.click(first);
  expect(savedTexts()).toEqual(["Segundo"]);
  if (second) await user.click(second);
  expect(localStorage).toHaveLength(0);
});

test("comment thread: a rejected edit returns to its field", async () => {
  const user = userEvent.setup();
  draw({ comments: [shown("a", 1, { isOwn: true, editableUntil: "2026-11-20T10:15:00Z" })] });
  await user.click(screen.getByRole("button", { name: "Editar" }));
  const field = screen.getByLabelText("Mudar o comentário");
  await user.clear(field);
  await user.type(field, "Texto melhor");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(/O portal não respondeu/)).toBeTruthy();
  const again = screen.getByLabelText<HTMLTextAreaElement>("Mudar o comentário");
  expect(again.value).toBe("Texto melhor");
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(screen.getByText("Texto a")).toBeTruthy();
});

test("comment thread: an edit conflict shows both texts, and can be saved deliberately", async () => {
  const user = userEvent.setup();
  const own = { isOwn: true, editableUntil: "2026-11-20T10:15:00Z" };
  draw({ comments: [shown("a", 1, own)] });
  await user.click(screen.getByRole("button", { name: "Editar" }));
  const field = screen.getByLabelText("Mudar o comentário");
  await user.clear(field);
  await user.type(field, "Desta aba");
  answers = [{ code: "conflict", comment: shown("a", 1, { ...own, body: "Da outra aba" }) }];
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(/Outra versão foi salva/)).toBeTruthy();
  expect(screen.getByText("Da outra aba")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Mudar o comentário").value).toBe("Desta aba");
  answers = [{ code: null, comment: shown("a", 1, { ...own, body: "Desta aba" }) }];
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByText("Da outra aba")).toBeNull());
  expect(sent.map((form) => form.get("seenBody"))).toEqual(["Texto a", "Da outra aba"]);
});

test("comment thread: a double click sends once and reports no error", async () => {
  const user = userEvent.setup();
  draw();
  answers = [{ code: null, comment: shown("b", 2, { isOwn: true, body: "Oi gente" }) }];
  await user.type(screen.getByLabelText("Seu comentário"), "Oi gente");
  await user.dblClick(screen.getByRole("button", { name: "Comentar" }));
  await screen.findByText("2 comentários");
  expect(sent).toHaveLength(1);
  expect(screen.queryByText("Escreva alguma coisa antes de enviar.")).toBeNull();
});

describe("comment thread by keyboard", () => {
  const own = { isOwn: true, editableUntil: "2026-11-20T10:15:00Z" };
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const hasFocus = (name: string) =>
    document.activeElement === screen.getByRole("button", { name });

  test("editing moves the focus to the field and back to its button", async () => {
    draw({ comments: [shown("a", 1, own)] });
    await press("Editar");
    expect(document.activeElement).toBe(screen.getByLabelText("Mudar o comentário"));
    await press("Cancelar");
    expect(hasFocus("Editar")).toBe(true);
    await press("Editar");
    answers = [{ code: null, comment: shown("a", 1, { ...own, body: "Melhor" }) }];
    await press("Salvar");
    await screen.findByText("Melhor");
    expect(hasFocus("Editar")).toBe(true);
  });

  test("replying moves the focus to the field and back to its button", async () => {
    draw();
    await press("Responder");
    const field = screen.getByLabelText("Sua resposta a Ana 1.");
    expect(document.activeElement).toBe(field);
    await press("Cancelar");
    expect(hasFocus("Responder")).toBe(true);
    await press("Responder");
    await userEvent.keyboard("Eu também{Tab}{Enter}");
    await screen.findByRole("alert");
    expect(hasFocus("Responder")).toBe(true);
  });

  test("deleting or cancelling keeps the focus in the conversation", async () => {
    draw({ count: 2, comments: [shown("a", 1, own), shown("b", 2)] });
    await press("Apagar");
    await press("Cancelar");
    expect(document.activeElement?.id).toBe("comentario-1");
    await press("Apagar");
    answers = [{ code: null, comment: null }];
    await press("Apagar mesmo?");
    expect(document.activeElement).toBe(await screen.findByText("1 comentário"));
  });
});

test("comment thread: a like shows at once, and disappears if it was refused", async () => {
  const user = userEvent.setup();
  draw();
  answers = [{ code: "banned", comment: null }];
  const heart = screen.getByRole("button", { name: /Curtir o comentário de Ana 1\./ });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("false"));
  expect(await screen.findByText("Você não pode comentar nem curtir por enquanto.")).toBeTruthy();
});

test("comment thread: a banned member sees the reason and the end, and no field", async () => {
  draw({ bar: { why: "banned", reason: "Ofensa", untilLabel: "1 dez. 2026" } });
  expect(await screen.findByText(/até 1 dez\. 2026\. Motivo: Ofensa/)).toBeTruthy();
  expect(screen.queryByLabelText("Seu comentário")).toBeNull();
  expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
});

test("comment thread: focuses the comment named in the address, and says if it is gone", async () => {
  draw({ comments: [shown("a", 1), shown("b", 2)] }, 2);
  await waitFor(() => expect(document.activeElement?.id).toBe("comentario-2"));
  draw({}, 9);
  expect(screen.getByText("Este comentário não está mais disponível.")).toBeTruthy();
});

test("comment thread: a deleted comment keeps its replies, without its own text", () => {
  const answer = shown("b", 2);
  draw({ comments: [shown("a", 1, { isDeleted: true, replyCount: 3, replies: [answer] })] });
  expect(screen.getByText("Comentário apagado por quem o escreveu.")).toBeTruthy();
  expect(screen.queryByText("Texto a")).toBeNull();
  expect(screen.getByText("Texto b")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ver mais 2 respostas" })).toBeTruthy();
});

const aboutSecond = () => [shown("a", 1, { moment: { second: 151, clock: "2:31" } })];

test("comment thread: a video second seeks in the page's video, or links to the video's page", async () => {
  const onSeek = vi.fn();
  draw({ comments: aboutSecond() }, null, { second: 9, clock: "0:09", onSeek });
  await userEvent.click(screen.getByRole("button", { name: "Ver o vídeo em 2:31" }));
  expect(onSeek.mock.calls).toEqual([[151]]);
  cleanup();
  draw({ comments: aboutSecond() });
  const link = screen.getByRole("link", { name: "Ver o vídeo em 2:31" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/news/noticia?t=151");
});

test("comment thread: a comment refers to the video second at which the box was ticked, once", async () => {
  const user = userEvent.setup();
  draw({}, null, { second: 75, clock: "1:15", onSeek: vi.fn() });
  const field = await screen.findByRole("checkbox", { name: "Sobre o momento 1:15 do vídeo" });
  await user.click(field);
  for (const text of ["Com momento", "Sem momento"]) {
    const written = shown(text, 2, { isOwn: true, body: text });
    answers = [{ code: null, comment: written }];
    await user.type(screen.getByLabelText("Seu comentário"), text);
    await user.click(screen.getByRole("button", { name: "Comentar" }));
    await screen.findByText(text);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  }
  expect(sent.map((body) => body.get("second"))).toEqual(["75", null]);
});

test("comment thread: the video second's box stays ticked from the first click", async () => {
  draw({}, null, { second: 75, clock: "1:15", onSeek: vi.fn() });
  const field = await screen.findByRole<HTMLInputElement>("checkbox");
  // As in a browser, where deferred parts render after the press.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  field.click();
  expect(field.checked).toBe(true);
});

test("comment thread: has no box for a video second without a video", () => {
  draw();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("comment thread: announces loaded comments to screen readers", async () => {
  draw({
    count: 4,
    next: 1,
    comments: [shown("a", 1, { replyCount: 2, replies: [shown("b", 2)] })],
  });
  const status = screen.getByText("4 comentários");
  expect(status.getAttribute("role")).toBe("status");
  answers = [
    { count: 4, comments: [shown("c", 3)], next: null },
    { replies: [shown("b", 2), shown("d", 4)] },
  ];
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Carregar mais comentários" }));
  await waitFor(() => expect(status.textContent).toBe("4 comentários · mais 1 na lista"));
  await user.click(screen.getByRole("button", { name: "Ver mais 1 resposta" }));
  await screen.findByText("Texto d");
  expect(status.textContent).toBe("4 comentários · mais 1 na lista");
});
