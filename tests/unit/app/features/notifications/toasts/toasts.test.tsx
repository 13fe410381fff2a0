import { createRemixStub } from "@remix-run/testing";
import { Link } from "@remix-run/react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { doneCookie, takeDone } from "~/features/notifications/toasts/done";
import { Toasts } from "~/features/notifications/toasts/toasts";
import { dismissToast, listToasts, showToast } from "~/ui/feedback/toasts";

afterEach(() => {
  act(() => {
    for (const { id } of listToasts()) dismissToast(id);
  });
});

const keep = (cookie: string) => {
  document.cookie = cookie;
};

function draw(): void {
  const Page = () => (
    <>
      <Link to="/other">adiante</Link>
      <Toasts />
    </>
  );
  const Portal = createRemixStub([{ path: "*", Component: Page }]);
  render(<Portal initialEntries={["/"]} />);
}

describe("result of an action", () => {
  test("appears once on the next page", async () => {
    keep(doneCookie("consent", false));
    draw();
    expect((await screen.findAllByText("Escolha salva.")).length).toBeGreaterThan(0);
    expect(document.cookie).not.toContain("portal_done");
    fireEvent.click(screen.getByRole("link", { name: "adiante" }));
    await waitFor(() => expect(listToasts()).toHaveLength(1));
  });

  test("appears after a client-side navigation too", async () => {
    draw();
    keep(doneCookie("consent", false));
    expect(listToasts()).toEqual([]);
    fireEvent.click(screen.getByRole("link", { name: "adiante" }));
    await waitFor(() => expect(listToasts()).toMatchObject([{ text: "Escolha salva." }]));
  });

  test.each(["portal_done=<b>hi</b>", "portal_done=constructor", "portal_done="])(
    "never shows foreign text (%s)",
    (cookie) => {
      keep(`${cookie}; Path=/`);
      expect(takeDone()).toBeNull();
      expect(takeDone()).toBeNull();
    },
  );
});

test("toast: can have one action, and names another way to do it", async () => {
  const onAct = vi.fn();
  draw();
  act(() =>
    showToast({
      kind: "info",
      text: "Removido.",
      action: { label: "Desfazer", otherWay: "O coração desfaz.", onAct },
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Desfazer" }));
  expect(onAct).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(listToasts()).toEqual([]));
});
