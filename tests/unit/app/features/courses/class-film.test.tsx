import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { FilmScreenProps } from "~/content/film/film-screen";
import { ClassFilm } from "~/features/courses/class-film";
import type { ClassHead } from "~/features/courses/course";

vi.mock("~/content/film/film-player", () => ({
  FilmPlayer: ({ onSecond }: FilmScreenProps) => (
    <button onClick={() => onSecond(95)}>Chegar ao fim</button>
  ),
}));

const head: ClassHead = {
  ...{ id: "a", slug: "a", title: "Aula", kind: "video", minutes: 5, isPreview: false },
  ...{ completionRule: "video_90", createdAt: null, updatedAt: null, partsChangedAt: null },
  updateNote: null,
};

test("a film that should finish its class and can't says why", async () => {
  const watching = { positionSec: 0, isWatchLater: false, isPaused: true, notes: [] };
  const film = { id: "v", provider: "file" as const, durationSec: 100, captions: "", chapters: [] };
  const own = { own: watching, head, isDone: false, onNow: () => undefined };
  const Stub = createRemixStub([
    {
      path: "/",
      action: () => ({ code: "CLASS_BEFORE_ITS_TURN" }),
      Component: () => <ClassFilm film={film} posterUrl="/x" {...own} />,
    },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole("button", { name: "Assistir" }));
  await userEvent.click(await screen.findByRole("button", { name: "Chegar ao fim" }));
  expect(await screen.findByText(/conclua a aula anterior/)).toBeDefined();
});
