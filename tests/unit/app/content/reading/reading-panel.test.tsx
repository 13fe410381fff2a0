import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ReadingPanel } from "~/content/reading/reading-panel";
import { usualChoices } from "../../../../../contract/content/reading.ts";

const onChange = vi.fn();
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function draw(): void {
  render(<ReadingPanel choices={usualChoices} onChange={onChange} text={createRef()} />);
}

function speakWith(...langs: string[]): void {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}

test("reading panel: text size and reading mode are independent", async () => {
  draw();
  await userEvent.click(screen.getByRole("radio", { name: "Maior" }));
  expect(onChange).toHaveBeenLastCalledWith({ ...usualChoices, size: 2 });
  await userEvent.click(screen.getByRole("switch", { name: "Só o texto" }));
  expect(onChange).toHaveBeenLastCalledWith({ ...usualChoices, isCalm: true });
});

test("reading panel: offers no voice without a Brazilian one", () => {
  speakWith("pt-PT", "en-US");
  draw();
  expect(screen.queryByRole("button", { name: "Ouvir o texto" })).toBeNull();
});

test("reading panel: reads aloud at the selected speed", async () => {
  speakWith("en-US", "pt-BR");
  draw();
  expect(screen.getByRole("button", { name: "Ouvir o texto" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Velocidade da voz"), "1.25");
  expect(onChange).toHaveBeenLastCalledWith({ ...usualChoices, rate: 1.25 });
});
