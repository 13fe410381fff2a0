import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NotificationRow } from "~/features/notifications/notifications-page";
import { whenOf } from "~/i18n/when";
import {
  kinds,
  notificationKinds,
  reducibleKinds,
} from "../../../../../contract/notifications/kinds.ts";

const at = "2026-11-27T10:00:00.000Z";

function draw(type: string | null, count = 1, more: { path?: string; isRead?: boolean } = {}) {
  const notification = {
    ...{ id: "1", type, title: "Bia respondeu", body: "", path: null, isRead: true, count },
    ...more,
    ...{ createdAtMs: Date.parse(at), when: whenOf(at, new Date(at)) },
  };
  const Component = () => <NotificationRow notification={notification} onMark={() => {}} />;
  const Row = createRemixStub([{ path: "/", Component }]);
  const { container } = render(<Row />);
  return container;
}

test.each(notificationKinds)(
  "notification row: %s has an icon, a name, a reason and a link to mute it",
  (kind) => {
    const row = draw(kind);
    expect(row.querySelector("svg path")?.getAttribute("d")).toBeTruthy();
    expect(screen.getByText(kinds[kind].name)).toBeDefined();
    const why = within(screen.getByRole("group"));
    expect(why.getByText(/^Você (recebeu|salvou)/)).toBeDefined();
    const isReducible = reducibleKinds.some((each) => each === kind);
    expect(why.queryAllByRole("button", { hidden: true })).toHaveLength(isReducible ? 1 : 0);
  },
);

test.each([
  [2, "e mais 1 parecida"],
  [3, "e mais 2 parecidas"],
])("notification row: a combined one for %i shows the number of similar ones", (count, words) => {
  draw("reply", count);
  expect(screen.getByText(words)).toBeDefined();
});

test("notification row: an unknown type is still shown", () => {
  draw("forum");
  expect(screen.getByText("Aviso")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Bia respondeu" })).toBeDefined();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 1],
  [true, 0],
])(
  "notification row: opening it marks it as read, wherever it links (read before: %s)",
  (isRead, times) => {
    const fetched = vi.fn((..._: unknown[]) => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", fetched);
    draw("reply", 1, { path: "#aqui", isRead });
    screen.getByRole("link", { name: "Bia respondeu" }).click();
    expect(fetched).toHaveBeenCalledTimes(times);
    if (times > 0) expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  },
);
