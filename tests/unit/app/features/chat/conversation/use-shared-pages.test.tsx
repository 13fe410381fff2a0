import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SharedPageCards } from "~/features/chat/thread/shared-page-card";
import type { SharedPage } from "~/features/chat/shared-pages";
import { useSharedPages } from "~/features/chat/conversation/conversation-page";

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = "https://portal.example";
const article = "/pt-BR/app/articles/permissao-b";
const news = "/pt-BR/app/news/trem-novo";

function Conversation({ texts }: { texts: readonly { message: string }[] }) {
  const known = useSharedPages(texts, ORIGIN);
  return texts.map(({ message }, at) => (
    <SharedPageCards key={at} text={message} shared={{ origin: ORIGIN, known }} />
  ));
}

/** Responses of the portal in turn; null means no response. */
function answering(...answers: (SharedPage[] | null)[]) {
  const requests: string[][] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(new URL(address, ORIGIN).searchParams.getAll("path"));
    const answer = answers.shift() ?? null;
    return Response.json(answer, { status: answer ? 200 : 503 });
  });
  return requests;
}

test("shared page links: appear at once, and get title and kind once loaded", async () => {
  const requested = answering([
    { path: article, kind: "articles", title: "A permissão B", isLocked: true },
  ]);
  render(<Conversation texts={[{ message: `Veja ${ORIGIN}${article}` }, { message: news }]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    `Página do portal ${article}`,
    `Página do portal ${news}`,
  ]);
  const card = await screen.findByRole("link", { name: /A permissão B/ });
  expect(card.textContent).toBe("ArtigoPara assinantes A permissão B");
  expect(card.getAttribute("href")).toBe(article);
  // An unknown page stays a link.
  expect(screen.getByRole("link", { name: `Página do portal ${news}` })).toBeDefined();
  expect(requested).toEqual([[article, news]]);
});

test("shared page links: request only new pages, and retry failed ones", async () => {
  const requested = answering(
    null,
    [{ path: news, kind: "news", title: "Um trem novo", isLocked: false }],
    [{ path: article, kind: "articles", title: "A permissão B", isLocked: false }],
  );
  const { rerender } = render(<Conversation texts={[{ message: news }]} />);
  await waitFor(() => expect(requested).toEqual([[news]]));
  await vi.waitFor(async () => {
    rerender(<Conversation texts={[{ message: news }]} />);
    expect(requested).toHaveLength(2);
  });
  await screen.findByRole("link", { name: /Um trem novo/ });
  rerender(<Conversation texts={[{ message: news }, { message: article }, { message: "Oi" }]} />);
  await screen.findByRole("link", { name: /A permissão B/ });
  expect(requested).toEqual([[news], [news], [article]]);
});

test("shared page links: request nothing in a conversation without page links", () => {
  const requested = answering();
  render(<Conversation texts={[{ message: "Oi" }, { message: "https://www.zg.ch" }]} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(requested).toEqual([]);
});
