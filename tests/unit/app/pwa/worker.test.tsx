import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker, notifyWorker } from "~/pwa/worker";

const active = { postMessage: vi.fn() };
const register = vi.fn(() => Promise.resolve());
const workers = Object.assign(new EventTarget(), { register, ready: Promise.resolve({ active }) });

beforeEach(() => {
  vi.stubEnv("PROD", true);
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  Object.assign(window, { __remixManifest: { version: "one" } });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function activate(build: string): void {
  workers.dispatchEvent(new MessageEvent("message", { data: { kind: "build", build } }));
}

test("service worker: reports a worker of another build, but not the page's own", () => {
  const onNewBuild = vi.fn();
  const stop = startWorker(onNewBuild);
  activate("one");
  expect(onNewBuild).not.toHaveBeenCalled();
  activate("two");
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  stop();
  activate("three");
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test("service worker: checks for a new worker each time the page becomes visible", () => {
  const stop = startWorker(() => {});
  document.dispatchEvent(new Event("visibilitychange"));
  expect(register).toHaveBeenCalledTimes(2);
  stop();
});

test("service worker: is not registered in development", () => {
  vi.stubEnv("PROD", false);
  startWorker(() => {});
  expect(register).not.toHaveBeenCalled();
});

test("service worker: gets reader and page, except pages that save data", async () => {
  const reader = { member: "a", isPaying: true };
  await notifyWorker(reader, "/pt-BR/app/news/x");
  expect(active.postMessage).toHaveBeenLastCalledWith({
    kind: "reader",
    ...reader,
    path: "/pt-BR/app/news/x",
  });
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  await notifyWorker(reader, "/pt-BR/app/news/x");
  expect(active.postMessage).toHaveBeenLastCalledWith({ kind: "reader", ...reader, path: "" });
  Reflect.deleteProperty(navigator, "connection");
});
