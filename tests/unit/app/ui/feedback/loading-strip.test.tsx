import { createRemixStub } from "@remix-run/testing";
import { act, render, screen } from "@testing-library/react";
import { Link } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingStrip } from "~/ui/feedback/loading-strip";

let answer: () => void = () => {};
let fail: () => void = () => {};

function draw(): HTMLElement {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <LoadingStrip label="Carregando a página" />
          <Link to="/slow">Ir</Link>
          <Link to="/broken">Errar</Link>
        </>
      ),
    },
    {
      path: "/slow",
      loader: () => new Promise((resolve) => (answer = () => resolve(null))),
      Component: () => <LoadingStrip label="Carregando a página" />,
    },
    {
      path: "/broken",
      loader: () => new Promise((_, reject) => (fail = () => reject(new Error("broken")))),
      ErrorBoundary: () => <LoadingStrip label="Carregando a página" />,
      Component: () => null,
    },
  ]);
  return render(<Page />).container;
}

const isShown = (container: HTMLElement) =>
  container.firstElementChild?.className.includes("loading") ?? false;

async function passMs(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  // The next page must start without a strip.
  answer();
  await passMs(1_000);
  vi.useRealTimers();
});

test("loading strip: appears after 200 ms with an accessible name", async () => {
  const container = draw();
  screen.getByText("Ir").click();
  await passMs(190);
  expect(isShown(container)).toBe(false);
  await passMs(20);
  expect(isShown(container)).toBe(true);
  expect(container.firstElementChild?.hasAttribute("data-failed")).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("Carregando a página");
});

test("loading strip: never appears for a fast response", async () => {
  const container = draw();
  screen.getByText("Ir").click();
  await passMs(100);
  answer();
  await passMs(1000);
  expect(isShown(container)).toBe(false);
});

test("loading strip: of a failed load finishes on the error page, marked, after 500 and 400 ms", async () => {
  const container = draw();
  screen.getByText("Errar").click();
  await passMs(300);
  expect(isShown(container)).toBe(true);
  fail();
  await passMs(1);
  const strip = container.firstElementChild;
  expect(strip?.className).toContain("full");
  expect(strip?.hasAttribute("data-failed")).toBe(true);
  await passMs(490);
  expect(strip?.className).toContain("full");
  await passMs(10);
  expect(strip?.className).toContain("fading");
  await passMs(390);
  expect(strip?.className).toContain("fading");
  await passMs(10);
  expect(strip?.className).not.toMatch(/full|fading|loading/);
});

test("loading strip: does not run on an error page without a navigation", () => {
  const Page = createRemixStub([
    {
      path: "/",
      loader: () => null,
      Component: () => null,
      ErrorBoundary: () => <LoadingStrip label="Carregando a página" />,
    },
  ]);
  const { container } = render(
    <Page hydrationData={{ errors: { "0": new Error("broken") }, loaderData: {} }} />,
  );
  expect(container.firstElementChild?.className).not.toMatch(/full|fading|loading/);
});
