import { describe, expect, test, vi } from "vitest";
import { isLeft, noteAddress, withNotedAddress } from "~/page/drawn-address";

const HERE = { pathname: "/pt-BR/app/news/um", search: "?t=1" };

function open(address = HERE) {
  const location = { ...address, reload: vi.fn() };
  const view = Object.assign(new EventTarget(), { location }) as unknown as typeof window;
  const element = { remove: vi.fn() };
  noteAddress({ currentScript: element } as unknown as Document, view);
  expect(element.remove).toHaveBeenCalledOnce();
  const stepTo = (pathname: string, search = "") => {
    Object.assign(location, { pathname, search });
    view.dispatchEvent(new Event("popstate"));
  };
  return { view, stepTo, reload: location.reload };
}

describe("before the router is there", () => {
  test.each([
    ["/pt-BR/app/news", ""],
    ["/pt-BR/app/news/um", "?t=2"],
  ])("the page is fetched that a step back leads to: %s%s", (pathname, search) => {
    const { view, stepTo, reload } = open();
    expect(isLeft(view)).toBe(false);
    stepTo(pathname, search);
    expect(reload).toHaveBeenCalledOnce();
    expect(isLeft(view)).toBe(true);
  });

  test("a step to a heading of the same page fetches nothing", () => {
    const { view, stepTo, reload } = open();
    stepTo(HERE.pathname, HERE.search);
    expect(reload).not.toHaveBeenCalled();
    expect(isLeft(view)).toBe(false);
  });

  test("a step forward again, while the other page is on its way, fetches this one", () => {
    const { stepTo, reload } = open();
    stepTo("/pt-BR/app/news");
    stepTo(HERE.pathname, HERE.search);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

test("once the router is there, steps are its own", () => {
  const { view, stepTo, reload } = open();
  Reflect.set(view, "__remixRouter", {});
  stepTo("/pt-BR/app/news");
  expect(reload).not.toHaveBeenCalled();
  expect(isLeft(view)).toBe(false);
});

test("a page that notes nothing, as while it is developed, is not left", () => {
  expect(isLeft(new EventTarget() as unknown as Window)).toBe(false);
});

test("a page notes its address before anything else that it needs", () => {
  const html = withNotedAddress(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body>&lt;head></body></html>',
    "n",
  );
  const head = /^<html><head><script nonce="n">([^<]+)<\/script><link rel="stylesheet"/.exec(html);
  expect(head?.[1]).toContain("currentScript");
  expect(html.match(/<script/g)).toHaveLength(1);
});
