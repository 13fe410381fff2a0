import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TopicItem } from "~/features/forum/topic";
import { TopicPage } from "~/features/forum/topic/topic-page";

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(null))));
afterEach(() => vi.unstubAllGlobals());

const when = {
  at: "2026-11-20T08:00:00Z",
  label: "20 de novembro",
  fullLabel: "20 de novembro de 2026, 09:00",
};
const topic: TopicItem = {
  ...{ id: "a", title: "Como trocar a CNH?", path: "/pt-BR/app/forum/a", type: "question" },
  ...{ isClosed: false, isSolved: false, isPinned: false, hasNews: false, isOld: false },
  ...{ category: null, tags: [], cantonCodes: [], author: null, authorId: null, isOwn: true },
  people: [],
  created: when,
  active: when,
  ...{
    viewCount: 0,
    replyCount: 0,
    score: 0,
    bodyHtml: "<p>Um texto.</p>",
    context: [],
    article: null,
    lesson: null,
    poll: null,
    isExample: false,
    edited: null,
    editCount: 0,
  },
  ...{ teamEditReason: null, slowModeMinutes: 0, splitFrom: null, splitInto: null },
  asOfLabel: null,
  ...{ isHidden: true, isPending: false, mayEdit: false, mayRemove: false, isLiked: false },
  ...{ isFavorite: false, level: "normal", news: null, solutions: [] },
};

const props = { revisions: null, answer: null, moderation: null, replies: null };

async function draw(more: Partial<TopicItem>): Promise<void> {
  const item = { ...topic, ...more };
  const Page = createRemixStub([
    { path: "/", Component: () => <TopicPage topic={item} {...props} /> },
  ]);
  render(<Page />);
  await screen.findByRole("heading", { level: 1 });
}
const appeal = () => screen.queryByRole("link", { name: "Ver a decisão e recorrer" });

test("topic page: a pending topic is not described as hidden by the team", async () => {
  await draw({ isPending: true });
  expect(screen.getByText(/está em análise pela equipe/)).toBeDefined();
  expect(screen.queryByText(/A equipe ocultou/)).toBeNull();
  expect(appeal()).toBeNull();
});

test("topic page: a hidden topic says so, with a link to appeal", async () => {
  await draw({});
  expect(screen.getByText(/A equipe ocultou este tópico/)).toBeDefined();
  expect(screen.queryByText(/está em análise/)).toBeNull();
  expect(appeal()?.getAttribute("href")).toBe("/pt-BR/app/forum/appeals");
});

test("topic page: new replies stay marked when the page reloads its data", async () => {
  function Reader() {
    const [item, setItem] = useState({ ...topic, news: { count: 3, from: 24 } } as TopicItem);
    return (
      <>
        <TopicPage topic={item} {...props} />
        <button onClick={() => setItem({ ...item, title: "Outro título", news: null })}>
          anew
        </button>
      </>
    );
  }
  const Page = createRemixStub([{ path: "/", Component: Reader }]);
  render(<Page />);
  fireEvent.click(await screen.findByRole("button", { name: "anew" }));
  expect(screen.getByRole("heading", { level: 1, name: "Outro título" })).toBeDefined();
  expect(screen.getByText(/3 respostas novas desde a sua última visita/)).toBeDefined();
});
