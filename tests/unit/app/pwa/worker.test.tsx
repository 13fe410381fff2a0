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

test("tells of a worker of another build, and not of the page's own", () => {
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

test("looks for a new worker each time the page is looked at again", () => {
  const stop = startWorker(() => {});
  document.dispatchEvent(new Event("visibilitychange"));
  expect(register).toHaveBeenCalledTimes(2);
  stop();
});

test("registers nothing while the portal is developed", () => {
  vi.stubEnv("PROD", false);
  startWorker(() => {});
  expect(register).not.toHaveBeenCalled();
});

test("tells the worker who reads what, and no page where data is saved", async () => {
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
