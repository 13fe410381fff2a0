import { describe, expect, test, vi } from "vitest";
import { isLeft, noteAddress, withNotedAddress } from "~/page/drawn-address";

const HERE = { pathname: "/pt-BR/app/news/um", search: "?t=1" };

/** A tab's memory, which a browser may keep to itself. */
function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function open(drawnPath = HERE.pathname, sessionStorage: object = memory()) {
  const location = { ...HERE, reload: vi.fn() };
  const parts = { location, sessionStorage };
  const view = Object.assign(new EventTarget(), parts) as unknown as typeof window;
  const element = { remove: vi.fn() };
  const dataset: DOMStringMap = {};
  const page = { currentScript: element, documentElement: { dataset } };
  noteAddress(page as unknown as Document, view, drawnPath);
  expect(element.remove).toHaveBeenCalledOnce();
  const stepTo = (pathname: string, search = "") => {
    Object.assign(location, { pathname, search });
    view.dispatchEvent(new Event("popstate"));
  };
  const router = vi.fn();
  view.addEventListener("popstate", router);
  return { view, dataset, stepTo, router, reload: location.reload };
}

describe("before React has taken the page over", () => {
  test.each([
    ["/pt-BR/app/news", ""],
    ["/pt-BR/app/news/um", "?t=2"],
  ])("the page is fetched that a step back leads to: %s%s", (pathname, search) => {
    const { view, stepTo, router, reload } = open();
    expect(isLeft(view)).toBe(false);
    stepTo(pathname, search);
    expect(reload).toHaveBeenCalledOnce();
    expect(isLeft(view)).toBe(true);
    expect(router).not.toHaveBeenCalled();
  });

  test("a step to a heading of the same page fetches nothing", () => {
    const { view, stepTo, router, reload } = open();
    stepTo(HERE.pathname, HERE.search);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
    expect(router).toHaveBeenCalledOnce();
  });

  test("a step forward again, while the other page is on its way, fetches this one", () => {
    const { stepTo, reload } = open();
    stepTo("/pt-BR/app/news");
    stepTo(HERE.pathname, HERE.search);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe("a page that was stepped away from before it could note anything", () => {
  test("is left for the page of the address", () => {
    const { view, reload } = open("/pt-BR/app/news/dois");
    expect(reload).toHaveBeenCalledOnce();
    expect(isLeft(view)).toBe(true);
  });

  test("is fetched once: what comes for an address stays", () => {
    const tab = memory();
    open("/pt-BR/app/news/dois", tab);
    const { view, reload } = open("/pt-BR/app/news/dois", tab);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
  });

  test("is left each time that it happens", () => {
    const tab = memory();
    open("/pt-BR/app/news/dois", tab);
    open(HERE.pathname, tab);
    expect(open("/pt-BR/app/news/dois", tab).reload).toHaveBeenCalledOnce();
  });

  test("is not one whose path a proxy wrote in another way", () => {
    expect(open("/pt-BR/app/news/%75m").reload).not.toHaveBeenCalled();
  });

  test("stays where its path is none", () => {
    expect(open("/pt-BR/app/news/%").reload).not.toHaveBeenCalled();
  });

  test("stays where the browser remembers nothing for the portal", () => {
    const refused = {
      getItem() {
        throw new DOMException("denied", "SecurityError");
      },
    };
    const { view, reload } = open("/pt-BR/app/news/dois", refused);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
  });
});

test.each([
  [true, 2],
  [false, 1],
])(
  "a left page that the browser brings back is left anew, and no other (kept: %s)",
  (persisted, times) => {
    const { view, stepTo, reload } = open();
    stepTo("/pt-BR/app/news");
    view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test("a page that nobody left stays when the browser brings it back", () => {
  const { view, reload } = open();
  view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).not.toHaveBeenCalled();
});

test("once it has, steps are the router's", () => {
  const { view, dataset, stepTo, router, reload } = open();
  dataset["hydrated"] = "true";
  stepTo("/pt-BR/app/news");
  expect(reload).not.toHaveBeenCalled();
  expect(isLeft(view)).toBe(false);
  expect(router).toHaveBeenCalledOnce();
});

test("a page that notes nothing, as while it is developed, is not left", () => {
  expect(isLeft(new EventTarget() as unknown as Window)).toBe(false);
});

test("a page notes its address before anything else that it needs", () => {
  const html = withNotedAddress(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body>&lt;head></body></html>',
    "/a</script>",
    "n",
  );
  const head = /^<html><head><script nonce="n">([^<]+)<\/script><link rel="stylesheet"/.exec(html);
  expect(head?.[1]).toMatch(/currentScript.*"\/a\\u003c\/script>"\)$/s);
  expect(html.match(/<script/g)).toHaveLength(1);
});
