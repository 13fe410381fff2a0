import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { installOffer, watchInstallPrompt } from "~/pwa/install-prompt";
import { startAfterFirstPaint, startScripts } from "~/page/after-first-paint";

type Paints = { getEntriesByName(name: string): object[] };
let onPaint: ((paints: Paints) => void) | undefined;
const painted = (name: string) =>
  onPaint?.({ getEntriesByName: (requested) => (requested === name ? [{}] : []) });

class Observer {
  constructor(received: (paints: Paints) => void) {
    onPaint = received;
  }
  observe() {}
}

const drawn = (body: string) =>
  `<html><head></head><body><main>${body}</main><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><script nonce="n">window.__remixContext = {"a":1};</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>`;

function show(): { isStarted(): boolean; addresses(): (string | null)[] } {
  const page = new DOMParser().parseFromString(startAfterFirstPaint(drawn("Oi")), "text/html");
  document.body.replaceChildren(...page.body.children);
  return {
    isStarted: () => document.querySelectorAll('script[type="module"]').length === 1,
    addresses: () =>
      [...document.querySelectorAll("link")].map((link) => link.getAttribute("href")),
  };
}

const spies: { mockRestore(): void }[] = [];
function pretend<Name extends "readyState" | "hidden">(name: Name, value: Document[Name]) {
  const spy = vi.spyOn(document, name, "get");
  spies.push(spy);
  spy.mockReturnValue(value as never);
  return spy as { mockReturnValue(value: Document[Name]): unknown };
}

beforeEach(() => {
  onPaint = undefined;
  vi.stubGlobal("PerformanceObserver", Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const spy of spies.splice(0)) spy.mockRestore();
  document.body.replaceChildren();
});

describe("server-rendered page", () => {
  const page = startAfterFirstPaint(drawn('&lt;link rel="modulepreload" href="'));

  test("preloads no module while it is parsed", () => {
    expect(page).not.toMatch(/<link rel="modulepreload" href=/);
    expect(page).not.toContain('type="module"');
    expect(page).toContain('<script nonce="n" type="later-module" async="">import "/assets/a.js";');
  });

  test("keeps its text and data, and the nonce of every script", () => {
    expect(page).toContain('<main>&lt;link rel="modulepreload" href="</main>');
    expect(page).toContain('window.__remixContext = {"a":1};</script>');
    expect(page.match(/<script/g)).toHaveLength(page.match(/<script nonce="n"/g)?.length ?? 0);
  });
});

describe("modules of a server-rendered page", () => {
  test("start at the first paint with contents, and not before", () => {
    const shown = show();
    startScripts(document, window);
    painted("first-paint");
    expect(shown.isStarted()).toBe(false);
    expect(shown.addresses()).toEqual([null, null]);
    painted("first-contentful-paint");
    expect(shown.isStarted()).toBe(true);
    expect(shown.addresses()).toEqual(["/assets/a.js", "/assets/b.js"]);
  });

  test("keep their place, in an element that the browser has not processed", () => {
    show();
    const drawnOnes = [...document.body.children];
    const entry = document.querySelector<HTMLScriptElement>('script[type="later-module"]');
    // Browsers read the nonce from the attribute, and expose it to scripts only as this property.
    if (entry) entry.nonce = "n";
    startScripts(document, window);
    painted("first-contentful-paint");
    expect([...document.body.children].slice(0, -1)).toEqual(drawnOnes.slice(0, -1));
    const started = document.body.lastElementChild as HTMLScriptElement;
    expect(started).not.toBe(entry);
    expect([started.type, started.nonce, started.text]).toEqual(["module", "n", entry?.text]);
  });

  test("wait for the page's end, where their data are", () => {
    const shown = show();
    const state = pretend("readyState", "loading");
    startScripts(document, window);
    painted("first-contentful-paint");
    expect(shown.isStarted()).toBe(false);
    state.mockReturnValue("interactive");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(shown.isStarted()).toBe(true);
  });

  test("start at once in a hidden page", () => {
    const shown = show();
    pretend("hidden", true);
    startScripts(document, window);
    expect(shown.isStarted()).toBe(true);
  });

  test("start at once when the page becomes hidden", () => {
    const shown = show();
    startScripts(document, window);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(shown.isStarted()).toBe(true);
  });

  test("start at once in a browser without paint timing", () => {
    const shown = show();
    Reflect.deleteProperty(window, "PerformanceObserver");
    startScripts(document, window);
    expect(shown.isStarted()).toBe(true);
  });

  test("start shortly after the load event if no paint is reported", () => {
    vi.useFakeTimers();
    const shown = show();
    startScripts(document, window);
    window.dispatchEvent(new Event("load"));
    expect(shown.isStarted()).toBe(false);
    vi.runAllTimers();
    expect(shown.isStarted()).toBe(true);
  });

  test("receive the install prompt fired before they started", () => {
    show();
    startScripts(document, window);
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    watchInstallPrompt();
    expect(installOffer.prompt).toBe(offer);
  });

  test("do not start in a page that was left", () => {
    const shown = show();
    vi.stubGlobal("drawnPage", { isLeft: true });
    startScripts(document, window);
    painted("first-contentful-paint");
    expect(shown.isStarted()).toBe(false);
    expect(shown.addresses()).toEqual([null, null]);
  });
});
