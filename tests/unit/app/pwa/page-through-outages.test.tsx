import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryDuringOutages } from "~/pwa/page-through-outages";

const OWN_DATA = new URL("http://localhost/pt-BR/app/chat/1.data");
const own = window.fetch;
const answers: (Response | Error)[] = [];
let requested = 0;
let end = () => {};

function routerIs(revalidation: string, navigation = "idle"): void {
  Object.assign(window, {
    __remixRouter: { state: { revalidation, navigation: { state: navigation } } },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/pt-BR/app/chat/1");
  requested = 0;
  answers.length = 0;
  window.fetch = async () => {
    requested += 1;
    const answer = answers.shift() ?? new Response("well");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  routerIs("loading");
  end = retryDuringOutages();
});
afterEach(() => {
  window.fetch = own;
  Reflect.deleteProperty(window, "__remixRouter");
  vi.useRealTimers();
});

const unavailable = () => new TypeError("Failed to fetch");
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("page data retry: repeats until the portal responds, with growing intervals", async () => {
  answers.push(unavailable(), new Response(null, { status: 503 }), unavailable());
  const answer = fetch(OWN_DATA);
  await pass(3_000);
  expect(requested).toBe(2);
  await pass(6_000);
  expect(requested).toBe(3);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(await (await answer).text()).toBe("well");
});

test("page data retry: ends when the member navigates to another page", async () => {
  answers.push(unavailable());
  const leaving = new AbortController();
  const answer = fetch(OWN_DATA, { signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error("gone on")), 1_000);
  await expect(Promise.all([answer, pass(1_000)])).rejects.toThrow("gone on");
  await pass(60_000);
  expect(requested).toBe(1);
});

test("page data retry: repeats a response that breaks off", async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(unavailable()) });
  answers.push(new Response(broken));
  const answer = fetch(OWN_DATA);
  await pass(3_000);
  expect(await (await answer).text()).toBe("well");
});

test("page data retry: accepts a refusal as a response", async () => {
  answers.push(new Response(null, { status: 404 }));
  expect((await fetch(OWN_DATA)).status).toBe(404);
});

test.each([
  ["of a page that somebody opens", OWN_DATA, "idle", "loading"],
  ["of a page that is opened meanwhile", OWN_DATA, "loading", "loading"],
  ["of another address", new URL("http://localhost/pt-BR/app/notes.data"), "loading", "idle"],
  ["that no page is made of", "/pt-BR/app/chat/messages", "loading", "idle"],
])(
  "page data retry: reports a failure at once for data %s",
  async (_, address, revalidation, navigation) => {
    routerIs(revalidation, navigation);
    answers.push(unavailable());
    await expect(fetch(address)).rejects.toThrow("Failed to fetch");
  },
);

test("page data retry: never repeats a POST", async () => {
  answers.push(new Response(null, { status: 503 }));
  expect((await fetch(OWN_DATA, { method: "POST" })).status).toBe(503);
  expect(requested).toBe(1);
});

test("page data retry: once stopped, tries a last time and returns the response as it is", async () => {
  answers.push(unavailable());
  const answer = fetch(OWN_DATA);
  await pass(0);
  end();
  answers.push(new Response(null, { status: 503 }));
  await pass(3_000);
  expect((await answer).status).toBe(503);
  expect(requested).toBe(2);
});
