import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BrokenFilm } from "~/content/film/broken-film";
import type { Film, FilmScreenProps } from "~/content/film/film";
import { focusWhenLost } from "~/content/film/focus-when-lost";
import { FilmStage } from "~/content/film/film-stage";

vi.mock("~/content/film/film-player", () => ({
  FilmPlayer: ({ startSec, onSecond, onBroken }: FilmScreenProps) => {
    const stop = (second: number) => {
      onSecond(second);
      onBroken();
    };
    return (
      <>
        <p>desde {startSec}</p>
        <button onClick={() => stop(63)}>parar</button>
        <button onClick={() => stop(0)}>falhar</button>
      </>
    );
  },
}));

const film: Film = {
  id: "11111111-1111-4111-8111-111111111111",
  provider: "file",
  durationSec: 100,
  captions: "",
  chapters: [],
};

function draw(more: Partial<Parameters<typeof FilmStage>[0]> = {}) {
  const onStart = vi.fn();
  const screenProps = { title: "Um vídeo", posterUrl: "/art/x.svg" };
  const received = { onSecond: vi.fn(), onStop: vi.fn(), onSeeker: vi.fn() };
  const beginnings = { startSec: null, resumeSec: null, linkedSec: null };
  render(
    <FilmStage
      film={film}
      {...screenProps}
      {...received}
      {...beginnings}
      onStart={onStart}
      {...more}
    />,
  );
  return onStart;
}

afterEach(() => vi.unstubAllGlobals());

describe("video before playback", () => {
  test("shows a picture and one button, and no player", async () => {
    const onStart = draw();
    expect(document.querySelector("video, iframe")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Assistir" }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(0);
  });

  test("offers the last position beside the beginning", async () => {
    const onStart = draw({ resumeSec: 47 });
    await userEvent.click(screen.getByRole("button", { name: "Continuar de 0:47" }));
    await userEvent.click(screen.getByRole("button", { name: "Ver do começo" }));
    expect(onStart.mock.calls).toEqual([[47], [0]]);
  });

  test("prefers the second in the address to the last position", async () => {
    const onStart = draw({ resumeSec: 47, linkedSec: 60 });
    await userEvent.click(screen.getByRole("button", { name: "Assistir a partir de 1:00" }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(60);
    expect(screen.queryByText(/Você parou/)).toBeNull();
  });

  test("from an external provider says who learns of the click", () => {
    draw({ film: { ...film, provider: "vimeo" } });
    expect(screen.getByRole("button", { name: "Assistir pelo Vimeo" })).toBeDefined();
    expect(screen.getByText(/o Vimeo recebe o seu endereço IP/)).toBeDefined();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

test("video: resumes where it failed, not where it started", async () => {
  const onSecond = vi.fn();
  draw({ startSec: 47, onSecond });
  expect(await screen.findByText("desde 47")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "parar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("desde 63")).toBeDefined();
  // A restarted player reports 0, which is not the member's position.
  await userEvent.click(screen.getByRole("button", { name: "falhar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("desde 63")).toBeDefined();
  expect(onSecond.mock.calls).toEqual([[63]]);
});

test("video: prefers a second selected after a failure to the point of failure", async () => {
  const stage = {
    ...{ film, title: "Um vídeo", posterUrl: "/art/x.svg", resumeSec: null, linkedSec: null },
    ...{ onSecond: vi.fn(), onStop: vi.fn(), onSeeker: vi.fn(), onStart: vi.fn() },
  };
  const { rerender } = render(<FilmStage {...stage} startSec={47} />);
  await userEvent.click(await screen.findByRole("button", { name: "parar" }));
  rerender(<FilmStage {...stage} startSec={20} />);
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("desde 20")).toBeDefined();
});

test("video: retries from its start position if it never started", async () => {
  draw({ startSec: 47 });
  await userEvent.click(await screen.findByRole("button", { name: "falhar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("desde 47")).toBeDefined();
});

test("video: a replaced button passes its focus on, other elements keep theirs", () => {
  render(<input aria-label="outro" />);
  const player = document.body.appendChild(document.createElement("div"));
  player.tabIndex = 0;
  screen.getByLabelText("outro").focus();
  focusWhenLost(player);
  expect(document.activeElement).toBe(screen.getByLabelText("outro"));
  screen.getByLabelText("outro").blur();
  focusWhenLost(player);
  expect(document.activeElement).toBe(player);
  player.remove();
});

test("video: a failure is shown, reported and can be retried", async () => {
  const fetched = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", fetched);
  const onRetry = vi.fn();
  render(<BrokenFilm film={film} onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("Este vídeo não está tocando");
  await userEvent.click(screen.getByRole("button", { name: "Avisar a equipe" }));
  expect(await screen.findByText("Obrigado. A equipe foi avisada.")).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toBe("/pt-BR/app/videos/broken");
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
