import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Film } from "~/content/film/film";
import { FilmNotes } from "~/content/item/use-watch-room";

const film: Film = {
  ...{ id: "11111111-1111-4111-8111-111111111111", durationSec: 100 },
  ...{ provider: "file", captions: "", chapters: [] },
};

function Watched() {
  const [second, setSecond] = useState(35);
  return (
    <>
      <button type="button" onClick={() => setSecond((at) => at + 1)}>
        Mais um segundo
      </button>
      <FilmNotes film={film} second={second} notes={[]} onSeek={vi.fn()} />
    </>
  );
}

test("video notes: a note refers to the second at which writing began, even while the video plays on", async () => {
  const user = userEvent.setup();
  const received = vi.fn();
  const Page = createRemixStub([
    { path: "/", Component: Watched },
    {
      path: "/pt-BR/app/videos/notes",
      action: async ({ request }) => {
        received(Object.fromEntries(await request.formData()));
        return { code: null };
      },
    },
  ]);
  render(<Page />);
  const runOn = () => user.click(screen.getByRole("button", { name: "Mais um segundo" }));
  await user.type(screen.getByLabelText("Anotar em 0:35"), "Pedir o formulário");
  await runOn();
  expect(screen.getByLabelText("Anotar em 0:35")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Salvar anotação" }));
  expect(await screen.findByLabelText("Anotar em 0:36")).toBeTruthy();
  expect(received).toHaveBeenCalledWith(expect.objectContaining({ second: "35" }));
});
