import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownComment, Thread } from "~/features/comments/comment";
import { useThread } from "~/features/comments/thread/use-thread";

const place = { targetType: "news", target: "00000000-0000-4000-8000-000000000001" } as const;

type RecordedRequest = { fields: Record<string, string>; answer: (received: unknown) => void };
const requests: RecordedRequest[] = [];

beforeEach(() => {
  requests.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", (address: string, init?: { body?: URLSearchParams }) => {
    const query = new URL(address, "http://localhost").searchParams;
    return new Promise((done) => {
      const answer = (received: unknown) =>
        done(received === null ? new Response(null, { status: 503 }) : Response.json(received));
      requests.push({ fields: Object.fromEntries(init?.body ?? query), answer });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function shown(id: string, more: Partial<ShownComment> = {}): ShownComment {
  return {
    ...{ id, number: 1, isDeleted: false, author: null, body: id, moment: null, validFor: null },
    ...{ written: { at: "", label: "", fullLabel: "" }, edited: null, teamEditReason: null },
    ...{ score: 0, isLiked: false, isPinned: false, isSolution: false, isOwn: false },
    ...{ bodyHtml: null, isEditedSolution: false },
    ...{ editableUntil: null, replyCount: 0, replies: [] },
    ...more,
  };
}

const threadOf = (ids: string[], next: number | null): Thread => ({
  ...{ item: { title: "Notícia", path: "/pt-BR/app/news/noticia" }, count: 9, lastNumber: 0 },
  ...{
    hasEarlierComments: false,
    comments: ids.map((id) => shown(id)),
    next,
    bar: null,
    slow: null,
  },
  ...{ credits: [], canSolve: false, draft: null },
});

function draw(initial = threadOf(["a", "b"], 20)) {
  const { result } = renderHook(() => useThread(place, initial));
  const idsOf = () => result.current.thread.comments.map(({ id }) => id);
  return { thread: result, idsOf };
}

/** Answers the request with this index. */
const settle = (at: number, received: unknown) => act(async () => requests[at]?.answer(received));

test("comment thread: a failed change of the sort order keeps the old order", async () => {
  const { thread } = draw();
  act(() => void thread.current.sortBy("new"));
  expect(thread.current.sort).toBe("new");
  await settle(0, null);
  expect([thread.current.sort, thread.current.hasFailed]).toEqual(["relevant", true]);
  act(() => void thread.current.loadMore());
  expect(requests[1]?.fields).toMatchObject({ sort: "relevant", after: "20" });
});

test("comment thread: the last chosen sort order wins, whichever response arrives last", async () => {
  const { thread, idsOf } = draw();
  act(() => void thread.current.sortBy("new"));
  act(() => void thread.current.sortBy("old"));
  await settle(1, threadOf(["b", "a"], 2));
  await settle(0, threadOf(["a", "b"], 7));
  expect([thread.current.sort, thread.current.thread.next, idsOf()]).toEqual([
    ...["old", 2],
    ["b", "a"],
  ]);
  expect(thread.current.isLoading).toBe(false);
});

test("comment thread: more comments of one sort order are not added to another", async () => {
  const { thread, idsOf } = draw();
  act(() => void thread.current.loadMore());
  act(() => void thread.current.sortBy("old"));
  await settle(1, threadOf(["b", "a"], 2));
  await settle(0, threadOf(["c"], 40));
  expect([idsOf(), thread.current.thread.next]).toEqual([["b", "a"], 2]);
});

test("comment thread: after a deletion the next page skips no comment", async () => {
  const { thread } = draw();
  act(() => void thread.current.remove("a"));
  await settle(0, { code: null, comment: null });
  act(() => void thread.current.loadMore());
  expect(requests[1]?.fields).toMatchObject({ sort: "relevant", after: "19" });
});

test("comment thread: the next page excludes known comments by relevance, and continues at an offset in other orders", async () => {
  const { thread } = draw();
  act(() => void thread.current.loadMore());
  expect(requests[0]?.fields).toMatchObject({ sort: "relevant", except: "1.1" });
  await settle(0, threadOf([], 20));
  act(() => void thread.current.sortBy("old"));
  await settle(1, threadOf(["a"], 7));
  act(() => void thread.current.loadMore());
  expect(requests[2]?.fields).toEqual({ ...place, sort: "old", after: "7" });
});

test("comment thread: two quick likes are sent one after the other, and the last one wins", async () => {
  const { thread } = draw();
  const likes = () => requests.map(({ fields }) => fields["isLiked"]);
  act(() => void thread.current.like("a", true));
  act(() => void thread.current.like("a", false));
  await waitFor(() => expect(likes()).toEqual(["true"]));
  await settle(0, { code: "rate", comment: null });
  await waitFor(() => expect(likes()).toEqual(["true", "false"]));
  await settle(1, { code: null, comment: null });
  expect(thread.current.thread.comments[0]).toMatchObject({ isLiked: false, score: 0 });
});

test.each([
  [["rate", "rate"], { isLiked: false, score: 0 }],
  [[null, "rate"], { isLiked: true, score: 1 }],
])(
  "comment thread: two quick likes answered %j leave the state of the portal",
  async (codes, heart) => {
    const { thread } = draw();
    act(() => void thread.current.like("a", true));
    act(() => void thread.current.like("a", false));
    for (const [at, code] of codes.entries()) {
      await waitFor(() => expect(requests).toHaveLength(at + 1));
      await settle(at, { code, comment: null });
    }
    await waitFor(() => expect(thread.current.thread.comments[0]).toMatchObject(heart));
  },
);
