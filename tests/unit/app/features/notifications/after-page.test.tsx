import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetched = vi.fn((..._: unknown[]) => Promise.resolve(new Response()));
let isFocused = true;

beforeEach(() => {
  vi.resetModules();
  isFocused = true;
  vi.stubGlobal("fetch", fetched);
  document.hasFocus = () => isFocused;
  history.replaceState(null, "", "/pt-BR/app/forum/1");
});
afterEach(() => {
  Reflect.deleteProperty(document, "hasFocus");
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const open = async () => (await import("~/features/notifications/after-page")).syncNotifications;
const sent = () =>
  fetched.mock.calls.map(([, init]) => String((init as { body: URLSearchParams }).body));

test("notifications about the open page: are marked as read once", async () => {
  const afterPage = await open();
  afterPage("k", "2", "a,b");
  afterPage("k", "1", "a,b");
  afterPage("k", "", "");
  expect(sent()).toEqual(["intent=read&ids=a%2Cb"]);
});

test("notifications about the open page: on an unfocused page are marked as read when the page gets focus", async () => {
  const afterPage = await open();
  isFocused = false;
  afterPage("k", "1", "a");
  expect(sent()).toEqual([]);
  isFocused = true;
  window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("focus"));
  expect(sent()).toEqual(["intent=read&ids=a"]);
});

test("notifications about the open page: stay unread if the member left the page, or the page has newer ones", async () => {
  const afterPage = await open();
  isFocused = false;
  afterPage("k", "1", "a");
  afterPage("k", "2", "a,b");
  isFocused = true;
  history.replaceState(null, "", "/pt-BR/app");
  window.dispatchEvent(new Event("focus"));
  expect(sent()).toEqual([]);
});
