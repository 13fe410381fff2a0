import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReaderTools } from "~/content/item/reader-tools";
import { news } from "~/features/news/news";

const short = `${location.origin}/pt-BR/s/ab12cd`;
const requested = vi.fn();
const write = vi.fn();

beforeEach(() => {
  requested.mockResolvedValue(Response.json({ code: null, path: "/pt-BR/s/ab12cd" }));
  vi.stubGlobal("fetch", requested);
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: write },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(navigator, "share");
});

const draw = () =>
  render(<ReaderTools kind={news} item={{ slug: "aluguel", title: "Aluguel" }} favorite={null} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("reader tools: copy the short link and confirm it", async () => {
  draw();
  press("Copiar link");
  expect(await screen.findByText(`Link copiado: ${short}`)).toBeTruthy();
  expect(write).toHaveBeenCalledWith(short);
  expect(requested.mock.calls[0]?.[0]).toBe("/pt-BR/app/news/share");
  expect(String(requested.mock.calls[0]?.[1].body)).toBe("slug=aluguel");
});

test("reader tools: pass title and short link to the device's share dialog", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  draw();
  press("Compartilhar");
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: "Aluguel", url: short }));
});

test("reader tools: copy if the device can't share, and use the page's address without a short link", async () => {
  requested.mockRejectedValue(new TypeError("offline"));
  draw();
  press("Compartilhar");
  const own = location.origin + location.pathname;
  expect(await screen.findByText(`Link copiado: ${own}`)).toBeTruthy();
});

test("reader tools: show the link if copying is refused", async () => {
  write.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  draw();
  press("Copiar link");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain(short));
});

test("reader tools: print the page", () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  draw();
  press("Imprimir");
  expect(print).toHaveBeenCalledOnce();
});

test("reader tools: link to the member's chats with the item attached", () => {
  draw();
  const link = screen.getByRole("link", { name: "Enviar por mensagem" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/chat?share=%2Fpt-BR%2Fapp%2Fnews%2Faluguel");
});
