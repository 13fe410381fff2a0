import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SimilarTexts } from "~/features/forum/editor/similar-texts";

afterEach(() => vi.unstubAllGlobals());

function draw(title: string): void {
  const Page = createRemixStub([{ path: "*", Component: () => <SimilarTexts title={title} /> }]);
  render(<Page />);
}

test("similar texts: appear below the title with their kind, and solved topics are marked", async () => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    const topic = { kind: "forum", title: "Como trocar a CNH?", path: "/pt-BR/app/forum/a" };
    const text = { kind: "articles", title: "Dirigir na Suíça", path: "/pt-BR/app/articles/cnh" };
    return Promise.resolve(
      Response.json([
        { ...topic, isSolved: true },
        { ...text, isSolved: false },
      ]),
    );
  });
  draw("trocar CNH");
  const link = await screen.findByRole("link", { name: "Como trocar a CNH?" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/forum/a");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Fórum · ✓ resolvida Como trocar a CNH?", "Artigo Dirigir na Suíça"]);
  expect(requests).toEqual(["/pt-BR/app/forum/similar?title=trocar+CNH"]);
});

test("similar texts: do not appear if the request fails", async () => {
  const failed = vi.fn(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", failed);
  draw("trocar CNH");
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(screen.queryByRole("link")).toBeNull();
});
