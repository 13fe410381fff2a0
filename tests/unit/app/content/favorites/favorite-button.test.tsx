import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FavoriteButton } from "~/content/favorites/favorite-button";
import { listWaitingChanges } from "~/content/favorites/waiting-changes";
import { WaitingFavorites } from "~/content/favorites/waiting-favorites";
import { dismissToast, listToasts } from "~/ui/feedback/toasts";

const WAITING = /Sem conexão: isto será salvo/;
const FAILED = /Não foi possível salvar agora/;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) dismissToast(id);
});

type Server = {
  /** The status of the next answers; null: nothing answers. */
  status: number | null;
  isFavorite: boolean;
  sent: Record<string, string>[];
};

/** What the action does: keeps the wish when it answers 200. */
function serve(status: number | null, isFavorite = false): Server {
  const server: Server = { status, isFavorite, sent: [] };
  vi.stubGlobal("fetch", (_address: string, { body }: { body: URLSearchParams }) => {
    if (server.status === null) return Promise.reject(new TypeError("Failed to fetch"));
    server.sent.push(Object.fromEntries(body));
    if (server.status === 200) server.isFavorite = body.get("isFavorite") === "true";
    return Promise.resolve(Response.json({}, { status: server.status }));
  });
  return server;
}

type Drawn = { isSending?: boolean; isLast?: boolean };

/** The page of one item; `isSending` adds what sends the waiting wishes. */
function draw(server: Server, { isSending = false, isLast = false }: Drawn = {}): void {
  const Page = createRemixStub([
    {
      path: "/",
      loader: () => ({ isFavorite: server.isFavorite }),
      Component: () => (
        <>
          <FavoriteButton
            action="/favorite"
            type="news"
            item="n1"
            isLast={isLast}
            {...useLoaderData<{ isFavorite: boolean }>()}
          />
          {isSending && <WaitingFavorites />}
        </>
      ),
    },
  ]);
  render(<Page />);
}

function redraw(server: Server, isSending = false): void {
  document.body.innerHTML = "";
  draw(server, { isSending });
}

const toldTexts = () => listToasts().map(({ text }) => text);
const heart = () => screen.findByRole("button", { name: "Salvar nos favoritos" });
const isOn = async () => (await heart()).getAttribute("aria-pressed");

test("shows the wish at once, says when it is saved and can be undone, once each", async () => {
  const server = serve(200);
  draw(server);
  fireEvent.click(await heart());
  expect(await isOn()).toBe("true");
  await waitFor(() => expect(toldTexts()).toEqual(["Salvo nos favoritos."]));
  act(() => listToasts()[0]?.action?.onAct());
  const both = ["Salvo nos favoritos.", "Removido dos favoritos."];
  await waitFor(() => expect(toldTexts()).toEqual(both));
  expect(await isOn()).toBe("false");
  expect(server.sent).toEqual([
    { type: "news", item: "n1", isFavorite: "true" },
    { type: "news", item: "n1", isFavorite: "false" },
  ]);
});

test("what can't come back is removed without a way to undo it", async () => {
  draw(serve(200, true), { isLast: true });
  fireEvent.click(await heart());
  await waitFor(() => expect(toldTexts()).toEqual(["Removido dos favoritos."]));
  expect(listToasts()[0]?.action).toBeUndefined();
});

test("two presses end where the second one leads", async () => {
  const server = serve(200);
  draw(server);
  const button = await heart();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await waitFor(() => expect(toldTexts()).toEqual(["Removido dos favoritos."]));
  expect(await isOn()).toBe("false");
});

test.each([503, 400])("goes back and says so when it could not be saved (%i)", async (status) => {
  draw(serve(status));
  fireEvent.click(await heart());
  await screen.findByText(FAILED);
  expect(await isOn()).toBe("false");
  expect(toldTexts()).toEqual([]);
  expect(listWaitingChanges()).toEqual([]);
});

test("waits without a connection, also after a reload, and is saved when it is back", async () => {
  const server = serve(null);
  draw(server);
  fireEvent.click(await heart());
  await screen.findByText(WAITING);
  expect(await isOn()).toBe("true");

  redraw(server, true);
  await screen.findByText(WAITING);
  expect(await isOn()).toBe("true");

  server.status = 200;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(toldTexts()).toEqual([expect.stringContaining("foram salvos")]));
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  expect(server.sent).toEqual([{ type: "news", item: "n1", isFavorite: "true" }]);
  expect(listWaitingChanges()).toEqual([]);
});

test("of two presses without a connection the last one is sent", async () => {
  const server = serve(null, true);
  draw(server);
  fireEvent.click(await heart());
  await screen.findByText(WAITING);
  fireEvent.click(await heart());
  await waitFor(() =>
    expect(listWaitingChanges()).toEqual([{ type: "news", item: "n1", isFavorite: true }]),
  );
  expect(await isOn()).toBe("true");
});

test("goes back and tells when the server refuses what waited", async () => {
  const server = serve(null);
  draw(server, { isSending: true });
  fireEvent.click(await heart());
  await screen.findByText(WAITING);
  server.status = 400;
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText(FAILED);
  expect(await isOn()).toBe("false");
  expect(toldTexts()).toEqual([expect.stringContaining("não pôde ser salvo")]);
  server.status = 200;
  fireEvent.click(await heart());
  await waitFor(() => expect(toldTexts()).toContain("Salvo nos favoritos."));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("goes on waiting while the portal is in trouble", async () => {
  const server = serve(null);
  draw(server, { isSending: true });
  fireEvent.click(await heart());
  await screen.findByText(WAITING);
  server.status = 503;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(listWaitingChanges()).toHaveLength(1);
  expect(toldTexts()).toEqual([]);
});
