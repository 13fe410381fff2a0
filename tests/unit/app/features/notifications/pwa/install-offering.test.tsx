import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { countVisit } from "~/features/notifications/pwa/install-offer";
import { InstallOffering } from "~/features/notifications/pwa/page-extras";
import { installOffer, watchInstallPrompt } from "~/pwa/install-prompt";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";

beforeAll(watchInstallPrompt);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installOffer.prompt = null;
});
const spies: { mockRestore: () => void }[] = [];
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

/** Chromium's install event, with the user's answer to its dialog. */
function offer(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const hint = () => screen.queryByRole("region", { name: "O portal como aplicativo" });
const draw = (visits: number) => render(<InstallOffering visits={visits} />);
const settle = () => act(() => import("~/features/notifications/pwa/install-hint"));

test("install offer: a visit lasts as long as its tab", () => {
  expect([countVisit(), countVisit()]).toEqual([1, 1]);
  sessionStorage.clear();
  expect(countVisit()).toBe(2);
});

describe("install offer of the browser", () => {
  test("is intercepted, and not shown at the first visit", async () => {
    const { event } = offer("accepted");
    expect(event.defaultPrevented).toBe(true);
    draw(1);
    await settle();
    expect(hint()).toBeNull();
  });

  test("appears from the second visit on, also when the event comes late", async () => {
    draw(2);
    await settle();
    expect(hint()).toBeNull();
    const { prompt } = offer("accepted");
    await settle();
    fireEvent.click(await screen.findByRole("button", { name: "Instalar" }));
    await settle();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(hint()).toBeNull();
  });

  test("does not return after it was dismissed", async () => {
    offer("dismissed");
    const { unmount } = draw(2);
    fireEvent.click(await screen.findByRole("button", { name: "Não mostrar mais" }));
    expect(hint()).toBeNull();
    unmount();
    draw(9);
    await settle();
    expect(hint()).toBeNull();
  });

  test("does not appear inside the installed app", async () => {
    const media = { matches: true } as MediaQueryList;
    spies.push(vi.spyOn(window, "matchMedia").mockReturnValue(media));
    offer("accepted");
    draw(2);
    await settle();
    expect(hint()).toBeNull();
  });
});

test("install offer: shows an iPhone two steps", async () => {
  spies.push(vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE));
  draw(2);
  expect(await screen.findByText("Escolha Adicionar à Tela de Início.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Instalar" })).toBeNull();
});

test("install offer: is absent in a browser that can't install", async () => {
  draw(2);
  await settle();
  expect(hint()).toBeNull();
});
