import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Shell, type ShellProps } from "~/shell/shell";

const member = {
  id: "1",
  directusUserId: "2",
  firstName: "Ana",
  lastName: "Souza",
  fullName: "Ana Souza",
  email: "ana@example.com",
  isPaying: false,
  picture: null,
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => void vi.unstubAllGlobals());

function draw(
  frame: Pick<ShellProps, "mode"> & Partial<ShellProps>,
  chosenCode: string | null = null,
): HTMLElement {
  const map = { source: "/cantons", canSeeFigures: false, chosenCode };
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <Shell member={member} theme="auto" map={map} {...frame}>
          <p>Página</p>
        </Shell>
      ),
    },
  ]);
  return render(<Page initialEntries={["/pt-BR/app/news"]} />).container;
}

const hasMap = () => screen.queryByRole("complementary", { name: "Escolha um cantão" }) !== null;

describe("right column", () => {
  test("always has the map in app mode", () => {
    draw({ mode: "app" });
    expect(hasMap()).toBe(true);
    expect(screen.getByRole("link", { name: "Ir para o mapa dos cantões" })).toBeTruthy();
  });

  test("is hidden beside content without a canton", () => {
    draw({ mode: "content" });
    expect(hasMap()).toBe(false);
    expect(screen.queryByRole("link", { name: "Ir para o mapa dos cantões" })).toBeNull();
  });

  test("has the map beside content once a canton is selected", () => {
    draw({ mode: "content" }, "VD");
    expect(hasMap()).toBe(true);
  });

  test("has no map on a page with its own canton selection", () => {
    draw({ mode: "content", hasMap: false }, "VD");
    expect(hasMap()).toBe(false);
  });

  test("contains the page's own aside if there is one", () => {
    draw({ mode: "content", aside: <p>Nesta notícia</p> }, "VD");
    expect(hasMap()).toBe(false);
    expect(screen.getByRole("complementary").textContent).toBe("Nesta notícia");
  });
});
