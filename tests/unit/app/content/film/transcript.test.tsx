import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Transcript } from "~/content/film/transcript";

const cues = [
  { startSec: 0, endSec: 4, text: "Chegou à Suíça?" },
  { startSec: 4, endSec: 9, text: "Registre-se na comuna." },
  { startSec: 9, endSec: 12, text: "Leve o passaporte." },
];

test("transcript: marks the current line, and a click on a line seeks to it", async () => {
  const onSeek = vi.fn();
  const { rerender } = render(<Transcript cues={cues} second={null} onSeek={onSeek} />);
  expect(screen.queryByRole("button", { current: true })).toBeNull();
  rerender(<Transcript cues={cues} second={5.5} onSeek={onSeek} />);
  expect(screen.getByRole("button", { current: true }).textContent).toContain("Registre-se");
  await userEvent.click(screen.getByRole("button", { name: /Leve o passaporte/ }));
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(9);
});

test("transcript: can be searched, also without accents", async () => {
  render(<Transcript cues={cues} second={null} onSeek={vi.fn()} />);
  const search = screen.getByRole("searchbox", { name: "Procurar no que é dito" });
  await userEvent.type(search, "suica");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("1 trecho");
  await userEvent.type(search, "xyz");
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
  expect(screen.getByRole("status").textContent).toContain("Nada com essas palavras");
});
