import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { NotificationList } from "~/features/notifications/notifications.server";
import { NotificationsPage } from "~/features/notifications/notifications-page";

const list: NotificationList = {
  notifications: [
    {
      ...{ id: "a", type: "reply", isRead: false, title: "Bia respondeu", body: "", path: null },
      ...{ count: 1, createdAtMs: 1, when: { at: "", label: "", fullLabel: "" } },
    },
  ],
  ...{ totalCount: 1, next: null },
};

function Page({ first }: { first: NotificationList | null }) {
  const [read, setRead] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setRead(read ? null : list)}>
        Outra resposta
      </button>
      <NotificationsPage list={read} unreadCount={1} />
    </>
  );
}

function draw(first: NotificationList | null): void {
  const Stub = createRemixStub([{ path: "*", Component: () => <Page first={first} /> }]);
  render(<Stub />);
}
const answerAnew = async () =>
  (await screen.findByRole("button", { name: "Outra resposta" })).click();

test("notifications page: keeps its list if reloading fails", async () => {
  draw(list);
  await answerAnew();
  expect(await screen.findByText("Bia respondeu")).toBeTruthy();
  expect(screen.queryByText("Tentar de novo")).toBeNull();
});

test("notifications page: shows the list once loading succeeds", async () => {
  draw(null);
  expect(await screen.findByText("Tentar de novo")).toBeTruthy();
  await answerAnew();
  expect(await screen.findByText("Bia respondeu")).toBeTruthy();
});

test("notifications page: says once that there is nothing, and leads to the preferences", async () => {
  draw({ notifications: [], totalCount: 0, next: null });
  const link = await screen.findByRole("link", { name: "Escolher o que chega" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/profile/email-preference");
  expect(screen.getAllByText(/nada|nenhuma/i)).toHaveLength(1);
});
