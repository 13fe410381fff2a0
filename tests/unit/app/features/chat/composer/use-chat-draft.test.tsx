import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft, DraftAnswer } from "~/content/drafts/draft";
import { saveDraft, readDraft, useChatDraft } from "~/features/chat/composer/local-drafts";

const PAUSE_MS = 2_000;
const requests: { body: string; seenAt: string | null }[] = [];
const answers: ((body: string) => DraftAnswer | Promise<DraftAnswer>)[] = [];
let saves = 0;

/** Saves each draft, unless a test prepared another response. */
async function answerDraft(_: string, { body: form }: { body: URLSearchParams }) {
  const body = form.get("body") ?? "";
  requests.push({ body, seenAt: form.get("seenAt") });
  const answer = await (answers.shift() ?? kept)(body);
  return Response.json(answer, { headers: { "Content-Type": "application/json" } });
}

const kept = (): DraftAnswer => ({
  state: "kept",
  updatedAt: `2026-11-23T08:00:0${++saves}.000Z`,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answerDraft);
  [requests.length, answers.length, saves] = [0, 0, 0];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draftOf = (body: string, updatedAt: string): Draft => ({
  ...{ title: "", fields: {}, body, updatedAt },
});

function draw(draft: Draft | null, pendingCount: number) {
  const field = { current: null };
  return renderHook((waiting) => useChatDraft("bia", draft, field, { pendingCount: waiting }), {
    initialProps: pendingCount,
  });
}

async function begin(draft: Draft | null = null) {
  const { result } = draw(draft, 0);
  await pause(0);
  return result;
}

const pause = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));

test("chat draft: sends this browser's copy with every stored text, not only with the first", async () => {
  const { current } = await begin();
  for (const text of ["Oi", "Oi, Bia"]) {
    act(() => current.write(text));
    expect(readDraft("bia")).toBe(text);
    await pause();
    expect([requests.at(-1)?.body, readDraft("bia")]).toEqual([text, ""]);
  }
});

test("chat draft: keeps text in this browser until the portal has stored it", async () => {
  const { current } = await begin();
  let go: (answer: DraftAnswer) => void = () => {};
  answers.push(() => new Promise((resolve) => (go = resolve)));
  act(() => current.write("Oi"));
  await pause();
  act(() => current.write("Oi, Bia"));
  await act(async () => go(kept()));
  expect(readDraft("bia")).toBe("Oi, Bia");
});

test("chat draft: of two copies the later one fills the field, and is sent to the portal", async () => {
  vi.setSystemTime("2026-11-23T09:00:00.000Z");
  saveDraft("bia", "Daqui");
  const later = await begin(draftOf("De outro lugar", "2026-11-23T09:30:00.000Z"));
  expect(later.current.text).toBe("De outro lugar");
  const earlier = await begin(draftOf("De outro lugar", "2026-11-23T08:30:00.000Z"));
  expect(earlier.current.text).toBe("Daqui");
  await pause();
  expect(requests.map(({ body }) => body)).toEqual(["Daqui"]);
});

test("chat draft: after a conflict this browser's text overwrites the other one", async () => {
  const { current } = await begin();
  const other = draftOf("De outro lugar", "2026-11-23T09:30:00.000Z");
  answers.push(() => ({ state: "conflict", draft: other }));
  act(() => current.write("Daqui"));
  await pause();
  await pause();
  expect(requests).toEqual([
    { body: "Daqui", seenAt: null },
    { body: "Daqui", seenAt: other.updatedAt },
  ]);
});

test("chat draft: a message sent while its draft is being saved leaves no draft", async () => {
  const { current } = await begin();
  let go: (answer: DraftAnswer) => void = () => {};
  answers.push(() => new Promise((resolve) => (go = resolve)));
  act(() => current.write("Oi"));
  await pause();
  act(() => current.write(""));
  await act(async () => go(kept()));
  await pause();
  expect(requests.map(({ body }) => body)).toEqual(["Oi", ""]);
});

test("chat draft: text typed while a message is being sent is saved again after it was sent", async () => {
  const { result, rerender } = draw(null, 1);
  await pause(0);
  act(() => result.current.write("A seguinte"));
  await pause();
  rerender(0);
  await pause();
  expect(requests.map(({ body }) => body)).toEqual(["A seguinte", "A seguinte"]);
});
