import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { Prose } from "~/ui/data/prose";
import { EmbeddedFilms } from "~/content/item/after-text";

// A unit test loads no third-party player.
vi.mock("~/content/film/embed-screen", () => ({
  EmbedScreen: ({ title, startSec }: { title: string; startSec: number }) => (
    <p>{`${title} toca de ${startSec}`}</p>
  ),
}));

const films = [
  {
    film: { id: "v1", provider: "youtube", durationSec: 90, captions: "", chapters: [] },
    title: "O holerite",
    posterUrl: "/media/p1",
    path: "/pt-BR/app/videos/holerite",
  },
] as const;

function Text() {
  const text = useRef<HTMLDivElement>(null);
  const html =
    '<figure data-film="v1"><a href="/x"><span>Assistir</span></a></figure><p><a href="/y">outro</a></p>';
  return (
    <>
      <div ref={text}>
        <Prose html={html} />
      </div>
      <EmbeddedFilms films={films} text={text} />
    </>
  );
}

test("embedded videos: load nothing external before the click, and the player after it", async () => {
  const { container } = render(<Text />);
  expect(container.textContent).not.toContain("toca de");
  const isLeft = fireEvent.click(screen.getByText("Assistir"));
  expect(isLeft).toBe(false);
  expect(await screen.findByText("O holerite toca de 0")).toBeTruthy();
  expect(screen.queryByText("Assistir")).toBeNull();
  expect(document.activeElement?.getAttribute("data-film")).toBe("v1");
});

test("embedded videos: leave a modified click or another link to the browser", () => {
  render(<Text />);
  expect(fireEvent.click(screen.getByText("Assistir"), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByText("outro"))).toBe(true);
});
