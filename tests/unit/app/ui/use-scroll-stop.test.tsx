import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useScrollStop } from "~/ui/use-scroll-stop";

function Area() {
  return (
    <div role="group" aria-label="Imagens" {...useScrollStop<HTMLDivElement>()}>
      Texto
    </div>
  );
}

test("scroll stop: the keyboard stops at an area only while it scrolls", () => {
  let measure = () => {};
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  render(<Area />);
  const area = screen.getByRole("group");
  expect(area.getAttribute("tabindex")).toBe("0");
  const resize = (width: number) => {
    Object.defineProperty(area, "clientWidth", { value: width, configurable: true });
    Object.defineProperty(area, "scrollWidth", { value: 700, configurable: true });
    act(() => measure());
    return area.getAttribute("tabindex");
  };
  expect(resize(390)).toBe("0");
  expect(resize(700)).toBeNull();
  expect(resize(390)).toBe("0");
});
