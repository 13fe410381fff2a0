import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { EditForm } from "~/features/chat/composer/edit-form";
import { PickedImagePreview } from "~/features/chat/composer/composer";
import type { ChatMessage } from "~/features/chat/chat";
import { useThreadActs } from "~/features/chat/thread/use-thread-acts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(Component: () => ReactNode) {
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const isValid = (field: HTMLElement) => (field as HTMLInputElement).checkValidity();

test("chat edit: counts emojis as characters, and keeps a message over the limit unsent", () => {
  const request = vi.fn(() => Promise.reject(new TypeError("no network here")));
  vi.stubGlobal("fetch", request);
  show(function Edit() {
    const acts = useThreadActs(
      { chosen: { on: null, reply: null, edit: "m" }, problem: null },
      { messages: [], look: () => Promise.resolve(), note: () => {} },
    );
    const message = { id: "m", message: "Oi" } as ChatMessage;
    return <EditForm message={message} page="/app/chat/bia" acts={acts} />;
  });
  const field = screen.getByRole("textbox", { name: "Editar a mensagem" });
  expect(field.hasAttribute("maxlength")).toBe(false);
  type(field, "🏔".repeat(4_000));
  expect(isValid(field)).toBe(true);
  type(field, "🏔".repeat(4_001));
  expect(isValid(field)).toBe(false);
  expect(screen.getByText("4.001 de 4.000 caracteres")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(request).not.toHaveBeenCalled();
});

test("chat image: counts emojis of the description as characters", () => {
  show(function Picked() {
    const [alt, setAlt] = useState("");
    const image = { file: new File([], "foto.png"), url: "blob:foto", alt };
    return <PickedImagePreview image={image} onAlt={setAlt} onRemove={() => {}} />;
  });
  const field = screen.getByLabelText("Descrição da imagem (opcional)");
  expect(field.hasAttribute("maxlength")).toBe(false);
  type(field, "🏔".repeat(300));
  expect(isValid(field)).toBe(true);
  type(field, "🏔".repeat(301));
  expect(isValid(field)).toBe(false);
  expect(screen.getByText("301 de 300 caracteres")).toBeDefined();
});
