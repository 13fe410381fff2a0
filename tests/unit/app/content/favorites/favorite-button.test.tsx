import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FavoriteButton } from "~/content/favorites/favorite-toggle";
import { listPendingChanges } from "~/content/favorites/pending-changes";
import { PendingFavorites } from "~/content/favorites/pending-favorites";
import { dismissToast, listToasts } from "~/ui/feedback/toasts";

const PENDING = /Sem conexão: isto será salvo/;
const FAILED = /Não foi possível salvar agora/;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) dismissToast(id);
});

type Server = {
  /** Status of the next responses; null means no response. */
  status: number | null;
  isFavorite: boolean;
  sent: Record<string, string>[];
};

/** Action of the page: stores the state when it responds with 200. */
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

/** Page of one item; `isSending` adds the component that sends pending changes. */
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
          {isSending && <PendingFavorites />}
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

const announcedTexts = () => listToasts().map(({ text }) => text);
const heart = () => screen.findByRole("button", { name: "Salvar nos favoritos" });
const isOn = async () => (await heart()).getAttribute("aria-pressed");

test("favorite button: changes at once, confirms the save and offers undo", async () => {
  const server = serve(200);
  draw(server);
  fireEvent.click(await heart());
  expect(await isOn()).toBe("true");
  await waitFor(() => expect(announcedTexts()).toEqual(["Salvo nos favoritos."]));
  act(() => listToasts()[0]?.action?.onAct());
  const both = ["Salvo nos favoritos.", "Removido dos favoritos."];
  await waitFor(() => expect(announcedTexts()).toEqual(both));
  await waitFor(async () => expect(await isOn()).toBe("false"));
  expect(server.sent).toEqual([
    { type: "news", item: "n1", isFavorite: "true" },
    { type: "news", item: "n1", isFavorite: "false" },
  ]);
});

test("favorite button: offers no undo for an item that can't be restored", async () => {
  draw(serve(200, true), { isLast: true });
  fireEvent.click(await heart());
  await waitFor(() => expect(announcedTexts()).toEqual(["Removido dos favoritos."]));
  expect(listToasts()[0]?.action).toBeUndefined();
});

test("favorite button: two clicks end in the second state", async () => {
  const server = serve(200);
  draw(server);
  const button = await heart();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await waitFor(() => expect(announcedTexts()).toEqual(["Removido dos favoritos."]));
  expect(await isOn()).toBe("false");
});

test.each([503, 400])(
  "favorite button: reverts and shows an error if saving failed (%i)",
  async (status) => {
    draw(serve(status));
    fireEvent.click(await heart());
    await screen.findByText(FAILED);
    expect(await isOn()).toBe("false");
    expect(announcedTexts()).toEqual([]);
    expect(listPendingChanges()).toEqual([]);
  },
);

test("favorite button: keeps a change offline, also after a reload, and saves it once online", async () => {
  const server = serve(null);
  draw(server);
  fireEvent.click(await heart());
  await screen.findByText(PENDING);
  expect(await isOn()).toBe("true");

  redraw(server, true);
  await screen.findByText(PENDING);
  expect(await isOn()).toBe("true");

  server.status = 200;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(announcedTexts()).toEqual([expect.stringContaining("foram salvos")]));
  await waitFor(() => expect(screen.queryByText(PENDING)).toBeNull());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  expect(server.sent).toEqual([{ type: "news", item: "n1", isFavorite: "true" }]);
  expect(listPendingChanges()).toEqual([]);
});

test("favorite button: of two offline clicks sends the last one", async () => {
  const server = serve(null, true);
  draw(server);
  fireEvent.click(await heart());
  await screen.findByText(PENDING);
  fireEvent.click(await heart());
  await waitFor(() =>
    expect(listPendingChanges()).toEqual([{ type: "news", item: "n1", isFavorite: true }]),
  );
  expect(await isOn()).toBe("true");
});

test("favorite button: reverts and shows an error when the server refuses a queued change", async () => {
  const server = serve(null);
  draw(server, { isSending: true });
  fireEvent.click(await heart());
  await screen.findByText(PENDING);
  server.status = 400;
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText(FAILED);
  expect(await isOn()).toBe("false");
  expect(announcedTexts()).toEqual([expect.stringContaining("não pôde ser salvo")]);
  server.status = 200;
  fireEvent.click(await heart());
  await waitFor(() => expect(announcedTexts()).toContain("Salvo nos favoritos."));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("favorite button: keeps a change queued while the portal fails", async () => {
  const server = serve(null);
  draw(server, { isSending: true });
  fireEvent.click(await heart());
  await screen.findByText(PENDING);
  server.status = 503;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(listPendingChanges()).toHaveLength(1);
  expect(announcedTexts()).toEqual([]);
});
