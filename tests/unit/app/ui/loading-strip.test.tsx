import { createRemixStub } from "@remix-run/testing";
import { act, render, screen } from "@testing-library/react";
import { Link } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingStrip } from "~/ui/loading-strip";

let answer: () => void = () => {};

function draw(): HTMLElement {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <LoadingStrip label="Carregando a página" />
          <Link to="/slow">Ir</Link>
        </>
      ),
    },
    {
      path: "/slow",
      loader: () => new Promise((resolve) => (answer = () => resolve(null))),
      Component: () => <LoadingStrip label="Carregando a página" />,
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
afterEach(() => void vi.useRealTimers());

test("appears after 200 ms and says so", async () => {
  const container = draw();
  screen.getByText("Ir").click();
  await passMs(190);
  expect(isShown(container)).toBe(false);
  await passMs(20);
  expect(isShown(container)).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("Carregando a página");
});

test("never shows for a quick answer", async () => {
  const container = draw();
  screen.getByText("Ir").click();
  await passMs(100);
  answer();
  await passMs(1000);
  expect(isShown(container)).toBe(false);
});
