import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRemixStub } from "@remix-run/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapPanel } from "~/shell/map-panel";

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
  vi.unstubAllGlobals();
  ask.mockReset();
});

function draw(): void {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => <MapPanel source="/cantons" canSeeFigures={false} chosenCode={null} />,
    },
  ]);
  render(<Page />);
}

test("an answer of 503 is told, and the next attempt brings the map", async () => {
  ask.mockResolvedValueOnce(Response.json({ code: "cms_unavailable" }, { status: 503 }));
  ask.mockResolvedValueOnce(Response.json({ cantons: [geneva] }));
  draw();
  fireEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Escolha um cantão" }));
  fireEvent.click(await screen.findByRole("button", { name: "Genebra" }));
  expect(await screen.findByRole("heading", { name: "Genebra" })).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a choice is sent to be kept once the member stays with it", async () => {
  ask.mockImplementation(async () => Response.json({ cantons: [geneva] }));
  draw();
  fireEvent.click(await screen.findByRole("button", { name: "Zurique" }));
  fireEvent.click(await screen.findByRole("button", { name: "Genebra" }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [address, { method, body } = {}] = ask.mock.calls[1] ?? [];
  expect([address, method, String(body)]).toEqual(["/cantons", "POST", "canton=GE"]);
});

test("no answer at all is told too", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  draw();
  expect(await screen.findByText("Os dados dos cantões não carregaram.")).toBeTruthy();
});
