import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RecoveryCodes } from "~/features/account/security/security-sections";

afterEach(() => vi.unstubAllGlobals());

const codes = ["aaaa-1111", "bbbb-2222"];

test("recovery codes: can be copied, and downloaded as a text file", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<RecoveryCodes codes={codes} />);
  fireEvent.click(screen.getByRole("button", { name: "Copiar" }));
  expect(await screen.findByRole("button", { name: "Copiado" })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("aaaa-1111\nbbbb-2222\n");
  const file = screen.getByRole("link", { name: "Baixar" });
  expect(decodeURIComponent(file.getAttribute("href") ?? "")).toMatch(/,aaaa-1111\nbbbb-2222\n$/);
  expect(file.getAttribute("download")).toMatch(/\.txt$/);
});

test("recovery codes: report no copy if the clipboard is refused", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => Promise.reject(new Error()) } });
  render(<RecoveryCodes codes={codes} />);
  fireEvent.click(screen.getByRole("button", { name: "Copiar" }));
  await new Promise((settled) => setImmediate(settled));
  expect(screen.queryByText("Copiado")).toBeNull();
});
