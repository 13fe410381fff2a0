import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LegalTextHere } from "~/features/signup/steps/email-step";

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async () => Response.json({ html: "<p>Artigo primeiro</p>" }));
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

function open(container: HTMLElement) {
  const details = container.querySelector("details");
  if (!details) throw new Error("there is nothing to open");
  details.open = true;
  fireEvent(details, new Event("toggle"));
}

test("inline legal text: loads when a visitor opens it", async () => {
  const { container } = render(<LegalTextHere slug="privacy" />);
  expect(screen.getByText("Ler aqui: política de privacidade")).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  open(container);
  expect(await screen.findByText("Artigo primeiro")).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/__nuxt_island\/LegalText_.{16}\.json\?.*privacy/);
});

test("inline legal text: links to the page if loading fails, and without JavaScript", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 503 }));
  const { container } = render(<LegalTextHere slug="terms-of-service" />);
  const link = () => screen.getByRole("link", { name: "termos de uso", hidden: true });
  expect(link().getAttribute("href")).toBe("/pt-BR/terms-of-service");
  open(container);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(await screen.findByRole("link", { name: "termos de uso", hidden: true })).toBeTruthy();
});
