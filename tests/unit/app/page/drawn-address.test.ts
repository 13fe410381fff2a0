import { describe, expect, test, vi } from "vitest";
import { isLeft, noteAddress, withNotedAddress } from "~/page/drawn-address";

const HERE = { pathname: "/pt-BR/app/news/um", search: "?t=1" };

/** A tab's storage, which a browser may deny. */
function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const cache = new Map<string, string>();
  return {
    getItem: (name) => cache.get(name) ?? null,
    setItem: (name, value) => void cache.set(name, value),
    removeItem: (name) => void cache.delete(name),
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

describe("navigation before hydration", () => {
  test.each([
    ["/pt-BR/app/news", ""],
    ["/pt-BR/app/news/um", "?t=2"],
  ])("loads the page of a back step: %s%s", (pathname, search) => {
    const { view, stepTo, router, reload } = open();
    expect(isLeft(view)).toBe(false);
    stepTo(pathname, search);
    expect(reload).toHaveBeenCalledOnce();
    expect(isLeft(view)).toBe(true);
    expect(router).not.toHaveBeenCalled();
  });

  test("loads nothing for an anchor of the same page", () => {
    const { view, stepTo, router, reload } = open();
    stepTo(HERE.pathname, HERE.search);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
    expect(router).toHaveBeenCalledOnce();
  });

  test("loads this page after a forward step during the load", () => {
    const { stepTo, reload } = open();
    stepTo("/pt-BR/app/news");
    stepTo(HERE.pathname, HERE.search);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe("page left before it stored its address", () => {
  test("is replaced by the page of the address", () => {
    const { view, reload } = open("/pt-BR/app/news/dois");
    expect(reload).toHaveBeenCalledOnce();
    expect(isLeft(view)).toBe(true);
  });

  test("is loaded once; its response stays", () => {
    const tab = memory();
    open("/pt-BR/app/news/dois", tab);
    const { view, reload } = open("/pt-BR/app/news/dois", tab);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
  });

  test("is replaced each time it happens", () => {
    const tab = memory();
    open("/pt-BR/app/news/dois", tab);
    open(HERE.pathname, tab);
    expect(open("/pt-BR/app/news/dois", tab).reload).toHaveBeenCalledOnce();
  });

  test("is not detected for a different encoding of the same path", () => {
    expect(open("/pt-BR/app/news/%75m").reload).not.toHaveBeenCalled();
  });

  test("stays if its path is malformed", () => {
    expect(open("/pt-BR/app/news/%").reload).not.toHaveBeenCalled();
  });

  test("stays if session storage is refused", () => {
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
  "page address: a left page restored by the browser is left again, others are not (persisted: %s)",
  (persisted, times) => {
    const { view, stepTo, reload } = open();
    stepTo("/pt-BR/app/news");
    view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test("page address: a page that was not left stays when the browser restores it", () => {
  const { view, reload } = open();
  view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).not.toHaveBeenCalled();
});

test("page address: the router handles navigation after hydration", () => {
  const { view, dataset, stepTo, router, reload } = open();
  dataset["hydrated"] = "true";
  stepTo("/pt-BR/app/news");
  expect(reload).not.toHaveBeenCalled();
  expect(isLeft(view)).toBe(false);
  expect(router).toHaveBeenCalledOnce();
});

test("page address: a page without a stored address, as in development, is not left", () => {
  expect(isLeft(new EventTarget() as unknown as Window)).toBe(false);
});

test("page address: is stored before other resources of the page", () => {
  const html = withNotedAddress(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body>&lt;head></body></html>',
    "/a</script>",
    "n",
  );
  const head = /^<html><head><script nonce="n">([^<]+)<\/script><link rel="stylesheet"/.exec(html);
  expect(head?.[1]).toMatch(/currentScript.*"\/a\\u003c\/script>"\)$/s);
  expect(html.match(/<script/g)).toHaveLength(1);
});
