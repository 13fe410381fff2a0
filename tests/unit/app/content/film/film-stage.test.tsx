import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BrokenFilm } from "~/content/film/broken-film";
import type { Film } from "~/content/film/film";
import { FilmStage } from "~/content/film/film-stage";

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
  const heard = { onSecond: vi.fn(), onStop: vi.fn(), onSeeker: vi.fn() };
  const beginnings = { startSec: null, resumeSec: null, linkedSec: null };
  render(
    <FilmStage
      film={film}
      {...screenProps}
      {...heard}
      {...beginnings}
      onStart={onStart}
      {...more}
    />,
  );
  return onStart;
}

afterEach(() => vi.unstubAllGlobals());

describe("before somebody wants to watch", () => {
  test("there is a picture and one button, and no player", async () => {
    const onStart = draw();
    expect(document.querySelector("video, iframe")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Assistir" }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(0);
  });

  test("where one stopped is offered beside the beginning", async () => {
    const onStart = draw({ resumeSec: 47 });
    await userEvent.click(screen.getByRole("button", { name: "Continuar de 0:47" }));
    await userEvent.click(screen.getByRole("button", { name: "Ver do começo" }));
    expect(onStart.mock.calls).toEqual([[47], [0]]);
  });

  test("the second of the address goes before where one stopped", async () => {
    const onStart = draw({ resumeSec: 47, linkedSec: 60 });
    await userEvent.click(screen.getByRole("button", { name: "Assistir a partir de 1:00" }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(60);
    expect(screen.queryByText(/Você parou/)).toBeNull();
  });

  test("a film of somebody else says who learns of the click", () => {
    draw({ film: { ...film, provider: "vimeo" } });
    expect(screen.getByRole("button", { name: "Assistir pelo Vimeo" })).toBeDefined();
    expect(screen.getByText(/o Vimeo recebe o seu endereço de internet/)).toBeDefined();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

test("a film that does not play says so, is tried again and told of", async () => {
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
