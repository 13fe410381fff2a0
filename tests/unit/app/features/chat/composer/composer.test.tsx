import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Composer } from "~/features/chat/composer/composer";

const onSend = vi.fn();
afterEach(() => {
  // A draft is sent shortly after its field unmounts, which must happen within this test's network mock.
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

function show(isPhone = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
  render(<Composer partner="bia" name="Bia S." newId="n" onSend={onSend} />);
  return screen.getByRole("textbox", { name: "Mensagem para Bia S." });
}

test("message composer: Enter sends and clears the field, Shift + Enter adds a line, and an empty message is not sent", async () => {
  const field = show();
  await userEvent.type(field, "   {Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, "Uma{Shift>}{Enter}{/Shift}Duas{Enter}");
  expect(onSend.mock.calls).toEqual([[{ message: "Uma\nDuas" }]]);
  expect(field).toHaveProperty("value", "");
});

test("message composer: Enter adds a line on a phone", async () => {
  const field = show(true);
  await userEvent.type(field, "Uma{Enter}Duas");
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", "Uma\nDuas");
});

test("message composer: a message over the limit stays and shows the excess", async () => {
  const field = show();
  await userEvent.click(field);
  await userEvent.paste("é".repeat(4_002));
  expect(screen.getByRole("status").textContent).toBe("2 caracteres a mais");
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSend).not.toHaveBeenCalled();
});

const photo = (bytes: number, type = "image/png") =>
  new File([new Uint8Array(bytes)], "foto.png", { type });

function showWithImages() {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = () => "blob:foto";
      static override revokeObjectURL = () => {};
    },
  );
  render(<Composer partner="bia" name="Bia S." newId="n" hasImages onSend={onSend} />);
  return screen.getByLabelText("Anexar imagem");
}

test("message composer: sends a picture with its description, also without text", async () => {
  const chooser = showWithImages();
  const file = photo(10);
  await userEvent.upload(chooser, file);
  await userEvent.type(screen.getByLabelText("Descrição da imagem (opcional)"), "Minha casa");
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSend.mock.calls).toEqual([
    [{ message: "", image: { file, url: "blob:foto", alt: "Minha casa" } }],
  ]);
  expect(screen.queryByLabelText("Descrição da imagem (opcional)")).toBeNull();
});

test("message composer: rejects a picture over the size limit before upload, and lets the member remove it", async () => {
  const chooser = showWithImages();
  await userEvent.upload(chooser, photo(4 * 1_048_576 + 1));
  expect(screen.getByRole("alert").textContent).toContain("4 MB");
  await userEvent.upload(chooser, photo(4 * 1_048_576));
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Tirar a imagem" }));
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSend).not.toHaveBeenCalled();
});

test("message composer: hides the picture error after a message was sent without it", async () => {
  const chooser = showWithImages();
  await userEvent.upload(chooser, photo(4 * 1_048_576 + 1));
  expect(screen.getByRole("alert").textContent).toContain("4 MB");
  await userEvent.type(screen.getByRole("textbox", { name: "Mensagem para Bia S." }), "Oi{Enter}");
  expect(onSend.mock.calls).toEqual([[{ message: "Oi" }]]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("message composer: appends the shared address to the draft once", async () => {
  const share = "https://portal.example/pt-BR/app/news/aluguel";
  const started = {
    title: "",
    fields: {},
    body: "Veja isto:",
    updatedAt: "2026-11-20T12:00:00.000Z",
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
  const shared = { partner: "bia", name: "Bia S.", newId: "n", share, onSend };
  const { unmount } = render(<Composer {...shared} draft={started} />);
  const field = screen.getByRole("textbox", { name: "Mensagem para Bia S." });
  expect(field).toHaveProperty("value", `Veja isto:\n${share}`);
  await userEvent.type(field, "{Enter}");
  expect(onSend.mock.calls).toEqual([[{ message: `Veja isto:\n${share}` }]]);
  unmount();
  render(<Composer {...shared} draft={{ ...started, body: `Já está: ${share}` }} />);
  const again = screen.getByRole("textbox", { name: "Mensagem para Bia S." });
  expect(again).toHaveProperty("value", `Já está: ${share}`);
});
