import { Outlet, useLocation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ClientNavigation } from "~/ui/navigation/client-navigation";
import { PageLink } from "~/ui/action/page-link";
import { Prose } from "~/ui/data/prose";

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function draw(path = "*"): void {
  const Page = createRemixStub([
    {
      path,
      Component: () => (
        <>
          <ClientNavigation />
          <Place />
          <PageLink to="/pt-BR/app/news?page=2" isPrefetched>
            Página
          </PageLink>
          <a href="https://www.ch.ch/">Fora</a>
          <a href="/art/1.svg">Arquivo</a>
          <a href="/pt-BR/app/support" target="_blank">
            Nova aba
          </a>
          <Prose html='<a href="/pt-BR/app/tools">Texto</a>' />
          <Outlet />
        </>
      ),
    },
  ]);
  render(<Page initialEntries={["/pt-BR/app"]} />);
}

const place = () => screen.getByRole("status").textContent;

/** True if the browser handles the navigation. */
function click(name: string, how: MouseEventInit = {}): boolean {
  return fireEvent.click(screen.getByText(name), { button: 0, ...how });
}

test("client navigation: changes the page without loading the document", () => {
  draw();
  expect(click("Página")).toBe(false);
  expect(place()).toBe("/pt-BR/app/news?page=2");
});

test("client navigation: also follows links in editors' texts", () => {
  draw();
  expect(click("Texto")).toBe(false);
  expect(place()).toBe("/pt-BR/app/tools");
});

test.each([
  ["Página", { ctrlKey: true }],
  ["Página", { metaKey: true }],
  ["Página", { shiftKey: true }],
  ["Página", { button: 1 }],
  ["Fora", {}],
  ["Arquivo", {}],
  ["Nova aba", {}],
])("client navigation: leaves %s with %o to the browser", (name, how) => {
  draw();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click(name, how);
  expect(place()).toBe("/pt-BR/app");
});

test("client navigation: prefetches nothing for a page whose route is unknown to the browser", () => {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  draw("/pt-BR/app");
  fireEvent.pointerOver(screen.getByText("Página"));
  act(() => void vi.advanceTimersByTime(500));
  expect(warned.mock.calls.flat().filter((text) => String(text).includes("prefetch"))).toEqual([]);
  warned.mockRestore();
  vi.useRealTimers();
});
