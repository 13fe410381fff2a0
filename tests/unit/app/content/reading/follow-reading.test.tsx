import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followReading, openItem } from "~/content/reading/follow-reading";
import { dismissToast, listToasts } from "~/ui/feedback/toasts";

const fetched = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response()));
const beacon = vi.fn((_: string, __: URLSearchParams) => true);
const target = { type: "news", item: "item-1" } as const;
const nothing = { positionPct: 0, isRead: false, isUseful: null, hasReason: false };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => {
    look();
    return 0;
  });
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  location.hash = "";
});

/** A text of ten paragraphs, scrolled so that this one is at the top. */
function textAt(paragraph: number): Element {
  const { container } = render(
    <div>
      <div data-prose>
        {Array.from({ length: 10 }, (_, at) => (
          <p key={at}>Parágrafo {at}</p>
        ))}
      </div>
    </div>,
  );
  const text = container.firstElementChild ?? container;
  scrollTo(text, paragraph);
  return text;
}

function scrollTo(text: Element, paragraph: number): void {
  text.querySelectorAll("p").forEach((block, at) => {
    const top = (at - paragraph) * 500;
    block.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect;
  });
  window.dispatchEvent(new Event("scroll"));
}

test("reading position: the end is saved at once, and only once", () => {
  const stop = followReading(textAt(20), target, nothing);
  window.dispatchEvent(new Event("scroll"));
  const bodies = fetched.mock.calls.map(([, { body }]) =>
    (body as URLSearchParams).get("positionPct"),
  );
  expect(bodies).toEqual(["100"]);
  stop();
});

test("reading position: is saved when the reader leaves the page", () => {
  const text = textAt(0);
  const stop = followReading(text, target, nothing);
  scrollTo(text, 4);
  window.dispatchEvent(new Event("pagehide"));
  stop();
  expect(beacon.mock.calls.map(([, body]) => body.get("positionPct"))).toEqual(["40"]);
  expect(fetched).not.toHaveBeenCalled();
});

test("reading position: resuming is offered, is immediate by address, and is not offered after the end", () => {
  followReading(textAt(0), target, { ...nothing, positionPct: 40 })();
  expect(listToasts().map(({ text }) => text)).toEqual(["Você parou em 40% deste texto."]);
  listToasts()[0]?.action?.onAct();
  expect(document.activeElement?.textContent).toBe("Parágrafo 4");
  for (const { id } of listToasts()) dismissToast(id);
  followReading(textAt(0), target, { ...nothing, positionPct: 40, isRead: true })();
  expect(listToasts()).toEqual([]);
  location.hash = "#continuar";
  followReading(textAt(0), target, { ...nothing, positionPct: 70 })();
  expect(document.activeElement?.textContent).toBe("Parágrafo 7");
  expect(listToasts()).toEqual([]);
});

test("reading position: is null if the request fails", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await openItem(target)).toBeNull();
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await openItem(target)).toBeNull();
});
