import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { areaTitle, contentAreas, findArea, navigableAreas } from "~/shell/areas";
import { BottomNavigation, findHub, SiblingAreas } from "~/shell/bottom-navigation";
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

test("navigation: the rail lists open areas only", () => {
  const [, ...links] = linksOf(() => <Rail current={null} badges={{}} />);
  expect(links.map(({ path }) => path)).toEqual(openPaths.map(withLocale));
});

test("navigation: a tab of several open areas leads to its hub, a tab of one to the area", () => {
  const stops = linksOf(() => <BottomNavigation current={null} badges={{}} />);
  expect(stops).toEqual([
    { path: "/pt-BR/app", text: "Início" },
    { path: "/pt-BR/app/content", text: "Conteúdo" },
    { path: "/pt-BR/app/forum", text: "Fórum" },
    { path: "/pt-BR/app/switzerland", text: "Suíça" },
    { path: "/pt-BR/app/members", text: "Membros" },
  ]);
});

test.each(["/pt-BR/app/content", "/pt-BR/app/news", "/pt-BR/app/articles/permissao-b"])(
  "navigation: the tab Conteúdo is current on %s",
  (path) => {
    const current = findArea(path) ?? findHub(path);
    const Component = () => <BottomNavigation current={current} badges={{}} />;
    const Page = createRemixStub([{ path: "*", Component }]);
    render(<Page initialEntries={[path]} />);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Conteúdo");
  },
);

test.each([
  ["/pt-BR/app/plan/situation", "Suíça"],
  ["/pt-BR/app/letters/cancel-insurer", "Suíça"],
  ["/pt-BR/app/glossary/quellensteuer", "Conteúdo"],
  ["/pt-BR/app/practice", "Conteúdo"],
])("navigation: %s belongs to the tab %s", (path, tab) => {
  const Component = () => <BottomNavigation current={findArea(path)} badges={{}} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page initialEntries={[path]} />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(tab);
});

test("navigation: an area links its open siblings and marks itself", () => {
  const siblings = linksOf(() => <SiblingAreas current={findArea("/pt-BR/app/videos")} />);
  const open = contentAreas.filter(({ isReady }) => isReady).map(({ name }) => areaTitle(name));
  expect(open).toContain("Notícias");
  expect(siblings.map(({ text }) => text)).toEqual(open);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Vídeos");
});

test.each(["/pt-BR/app", "/pt-BR/app/content", "/pt-BR/app/forum", "/pt-BR/app/members"])(
  "navigation: %s has no siblings",
  (path) => {
    const { container } = render(<SiblingAreas current={findArea(path) ?? findHub(path)} />);
    expect(container.innerHTML).toBe("");
  },
);
