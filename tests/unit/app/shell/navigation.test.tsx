import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { navigableAreas } from "~/shell/areas";
import { BottomNavigation } from "~/shell/shell";
import { Rail } from "~/shell/rail";
import type * as Areas from "../../../../contract/shared/areas.ts";

// Closes two areas, as all real ones may be open.
vi.mock("../../../../contract/shared/areas.ts", async (original) => {
  const { areas, ...others } = await original<typeof Areas>();
  const close = <Each extends object>(area: Each) => ({ ...area, isOpen: false });
  return { ...others, areas: { ...areas, courses: close(areas.courses), chat: close(areas.chat) } };
});

const openPaths = ["/app", ...navigableAreas.filter(({ isReady }) => isReady).map(({ to }) => to)];
const closedPaths = navigableAreas.filter(({ isReady }) => !isReady).map(({ to }) => to);
const withLocale = (path: string) => `/pt-BR${path}`;

function linksOf(Component: () => React.JSX.Element): { path: string | null; text: string }[] {
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page initialEntries={["/pt-BR/app"]} />);
  return within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => ({ path: link.getAttribute("href"), text: link.textContent }));
}

test("navigation: two areas are closed in this test", () => {
  expect(closedPaths).toEqual(["/app/courses", "/app/chat"]);
});

test("navigation: the five phone links lead to open areas", () => {
  const stops = linksOf(() => <BottomNavigation current={null} badges={{}} />);
  expect(stops).toHaveLength(5);
  for (const { path } of stops) expect(closedPaths.map(withLocale)).not.toContain(path);
  expect(stops.slice(0, 3).map(({ text }) => text)).toEqual(["Início", "Conteúdo", "Fórum"]);
});

test("navigation: the rail lists open areas first, and marks coming ones", () => {
  const [, ...links] = linksOf(() => <Rail current={null} badges={{}} />);
  const paths = links.map(({ path }) => path);
  expect(paths.slice(0, openPaths.length)).toEqual(openPaths.map(withLocale));
  expect(paths.slice(openPaths.length)).toEqual(closedPaths.map(withLocale));
  expect(links.map(({ text }) => /em breve/.test(text))).toEqual(
    paths.map((path) => closedPaths.map(withLocale).includes(path ?? "")),
  );
});
