import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRemixStub } from "@remix-run/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapPanel } from "~/shell/map/map-panel";

const geneva = { code: "GE", name: "Genebra", languages: ["francês"], figures: null };
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  // A selection still waiting to be saved must not reach the next test.
  ask.mockResolvedValue(new Response());
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
  ask.mockReset();
});

let drawn = 0;

function draw(canSeeFigures = false): void {
  // The list is cached by address, so every test uses its own.
  const source = `/cantons/${(drawn += 1)}`;
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => <MapPanel source={source} canSeeFigures={canSeeFigures} chosenCode={null} />,
    },
  ]);
  render(<Page />);
}

test("map panel: shows an error for a 503, and the map after the next attempt", async () => {
  ask.mockResolvedValueOnce(Response.json({ code: "cms_unavailable" }, { status: 503 }));
  ask.mockResolvedValueOnce(Response.json({ cantons: [geneva] }));
  draw();
  fireEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Escolha um cantão" }));
  fireEvent.click(await screen.findByRole("button", { name: "Genebra" }));
  expect(await screen.findByRole("heading", { name: "Genebra" })).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("map panel: saves the selection after a delay", async () => {
  ask.mockImplementation(async () => Response.json({ cantons: [geneva] }));
  draw();
  fireEvent.click(await screen.findByRole("button", { name: "Zurique" }));
  fireEvent.click(await screen.findByRole("button", { name: "Genebra" }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [address, { method, body } = {}] = ask.mock.calls[1] ?? [];
  expect([address, method, String(body)]).toEqual([`/cantons/${drawn}`, "POST", "canton=GE"]);
});

test("map panel: shows an error without a response", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  draw();
  expect(await screen.findByText("Os dados dos cantões não carregaram.")).toBeTruthy();
});

test("map panel: a second panel on the same page sends no request", async () => {
  ask.mockImplementation(async () => Response.json({ cantons: [geneva] }));
  const source = "/cantons/shared";
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <>
          <MapPanel source={source} canSeeFigures={false} chosenCode={null} />
          <MapPanel source={source} canSeeFigures={false} chosenCode={null} />
        </>
      ),
    },
  ]);
  render(<Page />);
  expect(await screen.findAllByRole("button", { name: "Genebra" })).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("map panel: loads cantons for paying members on a narrow screen too, not for free ones", async () => {
  ask.mockImplementation(async () => Response.json({ cantons: [geneva] }));
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  draw(false);
  draw(true);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(ask.mock.calls[0]?.[0]).toBe(`/cantons/${drawn}`);
});
