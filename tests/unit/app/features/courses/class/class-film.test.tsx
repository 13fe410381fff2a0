import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import type { FilmScreenProps } from "~/content/film/film";
import { ClassFilm } from "~/features/courses/class/class-film";
import type { ClassHead } from "~/features/courses/course";

vi.mock("~/content/film/film-player", () => ({
  FilmPlayer: ({ onSecond, onSeeker }: FilmScreenProps) => {
    useEffect(() => onSeeker(soughtFor), [onSeeker]);
    return (
      <>
        <button onClick={() => onSecond(95)}>Chegar ao fim</button>
        <button onClick={() => onSecond(5)}>Voltar</button>
      </>
    );
  },
}));
const soughtFor = vi.fn();

const head: ClassHead = {
  ...{ id: "a", slug: "a", title: "Aula", kind: "video", minutes: 5, isPreview: false },
  ...{
    completionRule: "video_90",
    passPercent: null,
    createdAt: null,
    updatedAt: null,
    partsChangedAt: null,
  },
  updateNote: null,
};

function openClass(action: (args: { request: Request }) => object) {
  const watching = { positionSec: 0, isWatchLater: false, isPaused: true, notes: [] };
  const film = { id: "v", provider: "file" as const, durationSec: 100, captions: "", chapters: [] };
  const own = { own: watching, head, isDone: false, onNow: () => undefined };
  const Stub = createRemixStub([
    {
      path: "/",
      action,
      Component: () => (
        <>
          <ClassFilm film={film} posterUrl="/x" {...own} />
          <Link to="?t=40">Achado aos 40 s</Link>
        </>
      ),
    },
  ]);
  render(<Stub />);
}

test("class video: says why it can't complete its class", async () => {
  openClass(() => ({ code: "CLASS_BEFORE_ITS_TURN" }));
  await userEvent.click(await screen.findByRole("button", { name: "Assistir" }));
  await userEvent.click(await screen.findByRole("button", { name: "Chegar ao fim" }));
  expect(await screen.findByText(/conclua a aula anterior/)).toBeDefined();
});

test("class video: sends the watched time with the completion at its end", async () => {
  const sent: Record<string, unknown>[] = [];
  openClass(async ({ request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return { code: null };
  });
  await userEvent.click(await screen.findByRole("button", { name: "Assistir" }));
  await userEvent.click(await screen.findByRole("button", { name: "Chegar ao fim" }));
  await vi.waitFor(() => expect(sent).toEqual([{ intent: "finish", film: "v", second: "95" }]));
});

test("class video: sends the completion again when watched to the end again", async () => {
  const action = vi.fn(() => ({ code: null }));
  openClass(action);
  await userEvent.click(await screen.findByRole("button", { name: "Assistir" }));
  const end = await screen.findByRole("button", { name: "Chegar ao fim" });
  await userEvent.click(end);
  await userEvent.click(end);
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button", { name: "Voltar" }));
  await userEvent.click(end);
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test("class video: seeks to a selected second while playing", async () => {
  openClass(() => ({ code: null }));
  await userEvent.click(await screen.findByRole("button", { name: "Assistir" }));
  await screen.findByRole("button", { name: "Voltar" });
  expect(soughtFor).not.toHaveBeenCalledWith(40);
  await userEvent.click(screen.getByRole("link", { name: "Achado aos 40 s" }));
  await vi.waitFor(() => expect(soughtFor).toHaveBeenCalledWith(40));
});
