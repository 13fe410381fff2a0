import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SimilarTopics } from "~/features/forum/editor/similar-topics";

afterEach(() => vi.unstubAllGlobals());

function draw(title: string): void {
  const Page = createRemixStub([{ path: "*", Component: () => <SimilarTopics title={title} /> }]);
  render(<Page />);
}

test("similar topics: appear below the title, with solved ones marked", async () => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    const topic = { id: "a", title: "Como trocar a CNH?", path: "/pt-BR/app/forum/a" };
    return Promise.resolve(Response.json([{ ...topic, isSolved: true }]));
  });
  draw("trocar CNH");
  const link = await screen.findByRole("link", { name: "✓ Resolvida: Como trocar a CNH?" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/forum/a");
  expect(requests).toEqual(["/pt-BR/app/forum/similar?title=trocar+CNH"]);
});

test("similar topics: do not appear if the request fails", async () => {
  const failed = vi.fn(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", failed);
  draw("trocar CNH");
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(screen.queryByRole("link")).toBeNull();
});
