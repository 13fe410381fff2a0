import { createRemixStub } from "@remix-run/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReaderPage } from "~/content/item/item-page";
import type { ContentItem } from "~/content/schema";
import { news } from "~/features/news/news";

const cancel = vi.fn();
const left = { positionPct: 0, isRead: false, isUseful: true, hasReason: false };

beforeEach(() => {
  const voice = { lang: "pt-BR", localService: true };
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [voice],
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
    ...{ speak: vi.fn(), cancel, pause: vi.fn(), resume: vi.fn() },
  });
  vi.stubGlobal("SpeechSynthesisUtterance", vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const itemOf = (id: string): ContentItem => ({
  ...{ id, slug: id, title: `Notícia ${id}`, summary: "Resumo", category: null, cantonCodes: [] },
  ...{ readingMinutes: 2, publishedAt: "2026-11-20T08:00:00Z", publishedLabel: "há 2 dias" },
  ...{ publishedFullLabel: "20 nov. 2026", coverUrl: "/art/x.svg", coverAlt: "", isPinned: false },
  ...{ bodyHtml: `<p>Texto ${id}</p>`, outline: [], tags: [], sources: [] },
  ...{ coverCredit: null, correction: null },
});

function Pages() {
  const [id, setId] = useState("um");
  return (
    <>
      <button type="button" onClick={() => setId("dois")}>
        Outra notícia
      </button>
      <ReaderPage
        {...{ kind: news, item: itemOf(id), favorite: null, related: [], newer: null, older: null }}
      />
    </>
  );
}

function draw(): void {
  const Page = createRemixStub([{ path: "/", Component: Pages }]);
  render(<Page />);
}

const goOn = () => userEvent.click(screen.getByRole("button", { name: "Outra notícia" }));

test("reader page: does not show an item's feedback at the next item", async () => {
  vi.stubGlobal("fetch", (_: string, { body }: { body: URLSearchParams }) =>
    body.get("item") === "um" ? Promise.resolve(Response.json(left)) : new Promise(() => {}),
  );
  draw();
  const yes = () => screen.getByRole("button", { name: "Sim" });
  await waitFor(() => expect(yes().getAttribute("aria-pressed")).toBe("true"));
  await goOn();
  expect(screen.getByText("Texto dois")).toBeTruthy();
  expect(yes().getAttribute("aria-pressed")).toBe("false");
});

test("reader page: stops reading aloud when the item changes", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(left)));
  draw();
  await userEvent.click(screen.getByRole("button", { name: /Como ler/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Ouvir o texto" }));
  cancel.mockClear();
  await goOn();
  await act(() => Promise.resolve());
  expect(cancel).toHaveBeenCalled();
  expect(await screen.findByRole("button", { name: "Ouvir o texto" })).toBeTruthy();
});

test("reader page: shows a change once, beside the item's own conversation", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(left)));
  const changing = { ...itemOf("um"), change: { note: "O prazo mudou.", whom: "" } };
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <ReaderPage
          {...{ kind: news, item: changing, favorite: null, related: [], newer: null, older: null }}
          comments={<p key="um">A conversa</p>}
        />
      ),
    },
  ]);
  const { rerender } = render(<Page />);
  expect(await screen.findByText("O prazo mudou.")).toBeTruthy();
  rerender(<Page />);
  expect(screen.getAllByRole("region", { name: "O que muda" })).toHaveLength(1);
  expect(screen.getAllByText("A conversa")).toHaveLength(1);
});
