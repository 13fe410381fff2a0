import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPageThroughOutages } from "~/pwa/page-through-outages";

const OWN_DATA = new URL("http://localhost/pt-BR/app/chat/1.data");
const own = window.fetch;
const answers: (Response | Error)[] = [];
let asked = 0;
let end = () => {};

function routerIs(revalidation: string, navigation = "idle"): void {
  Object.assign(window, {
    __remixRouter: { state: { revalidation, navigation: { state: navigation } } },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/pt-BR/app/chat/1");
  asked = 0;
  answers.length = 0;
  window.fetch = async () => {
    asked += 1;
    const answer = answers.shift() ?? new Response("well");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  routerIs("loading");
  end = keepPageThroughOutages();
});
afterEach(() => {
  window.fetch = own;
  Reflect.deleteProperty(window, "__remixRouter");
  vi.useRealTimers();
});

const away = () => new TypeError("Failed to fetch");
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a page's own data is asked for until the portal answers, more seldom each time", async () => {
  answers.push(away(), new Response(null, { status: 503 }), away());
  const answer = fetch(OWN_DATA);
  await pass(3_000);
  expect(asked).toBe(2);
  await pass(6_000);
  expect(asked).toBe(3);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(await (await answer).text()).toBe("well");
});

test("who goes on to another page ends it", async () => {
  answers.push(away());
  const leaving = new AbortController();
  const answer = fetch(OWN_DATA, { signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error("gone on")), 1_000);
  await expect(Promise.all([answer, pass(1_000)])).rejects.toThrow("gone on");
  await pass(60_000);
  expect(asked).toBe(1);
});

test("an answer that breaks off is asked for again", async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(away()) });
  answers.push(new Response(broken));
  const answer = fetch(OWN_DATA);
  await pass(3_000);
  expect(await (await answer).text()).toBe("well");
});

test("what the portal refuses is an answer", async () => {
  answers.push(new Response(null, { status: 404 }));
  expect((await fetch(OWN_DATA)).status).toBe(404);
});

test.each([
  ["of a page that somebody opens", OWN_DATA, "idle", "loading"],
  ["of a page that is opened meanwhile", OWN_DATA, "loading", "loading"],
  ["of another address", new URL("http://localhost/pt-BR/app/notes.data"), "loading", "idle"],
  ["that no page is made of", "/pt-BR/app/chat/messages", "loading", "idle"],
])("what fails is told where it is data %s", async (_, address, revalidation, navigation) => {
  routerIs(revalidation, navigation);
  answers.push(away());
  await expect(fetch(address)).rejects.toThrow("Failed to fetch");
});

test("what is sent is sent once", async () => {
  answers.push(new Response(null, { status: 503 }));
  expect((await fetch(OWN_DATA, { method: "POST" })).status).toBe(503);
  expect(asked).toBe(1);
});

test("once it is over, what still waits is asked once more and told as it is", async () => {
  answers.push(away());
  const answer = fetch(OWN_DATA);
  await pass(0);
  end();
  answers.push(new Response(null, { status: 503 }));
  await pass(3_000);
  expect((await answer).status).toBe(503);
  expect(asked).toBe(2);
});
