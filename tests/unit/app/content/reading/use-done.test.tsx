import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDone } from "~/content/reading/use-done";
import type { ContentCard } from "~/content/schema";
import { news } from "~/features/news/news";
import { videos } from "~/features/videos/videos";

const fetched = vi.fn((_: string) => Promise.resolve(Response.json({ done: [], mark: "" })));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const cards = [
  { id: "1", marks: ["Básico"] },
  { id: "2" },
  { id: "3" },
] as unknown as readonly ContentCard[];

const doneOf = (shown: readonly ContentCard[] | null) => shown?.map(({ done }) => done);

test("finished items: get a mark on their cards", async () => {
  fetched.mockResolvedValueOnce(Response.json({ done: ["1", "3", "9"], mark: "já lida" }));
  const { result } = renderHook(() => useDone(news, cards));
  expect(result.current).toBe(cards);
  await waitFor(() => expect(doneOf(result.current)).toEqual(["já lida", undefined, "já lida"]));
  expect(result.current?.map(({ marks }) => marks)).toEqual([["Básico"], undefined, undefined]);
  expect(fetched.mock.lastCall?.[0]).toBe("/pt-BR/app/done?type=news");
});

test("finished items: reload for another kind, without marks of the previous one", async () => {
  fetched.mockResolvedValueOnce(Response.json({ done: ["1"], mark: "já lida" }));
  const { result, rerender } = renderHook(({ kind }) => useDone(kind, cards), {
    initialProps: { kind: news },
  });
  await waitFor(() => expect(doneOf(result.current)?.[0]).toBe("já lida"));
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  rerender({ kind: videos });
  await waitFor(() => expect(result.current).toBe(cards));
  expect(fetched.mock.lastCall?.[0]).toBe("/pt-BR/app/done?type=videos");
});

test.each([401, 503])("finished items: status %i leaves the cards unchanged", async (status) => {
  const answer = new Response(null, { status });
  fetched.mockResolvedValueOnce(answer);
  const { result } = renderHook(() => useDone(news, cards));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(result.current).toBe(cards);
});

test("finished items: send no query if the list shows only unfinished ones", async () => {
  const { result } = renderHook(() => useDone(news, cards, true));
  await new Promise((idle) => requestAnimationFrame(idle));
  expect(result.current).toBe(cards);
  expect(fetched).not.toHaveBeenCalled();
});
