import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CommentsPage } from "~/features/comments/comments-page";
import type { Thread } from "~/features/comments/comment";
import type { CommentTarget } from "../../../../../contract/comments.ts";

const target = "00000000-0000-4000-8000-000000000001";
const newId = "00000000-0000-4000-8000-000000000002";
const correctionId = "00000000-0000-4000-8000-000000000003";

function draw(more: Partial<Thread> = {}, targetType: CommentTarget = "news", wasSent = false) {
  const thread: Thread = {
    item: { title: "Notícia", path: "/pt-BR/app/news/noticia" },
    ...{
      count: 0,
      comments: [],
      next: null,
      bar: null,
      slow: null,
      credits: [],
      canSolve: false,
      lastNumber: 0,
      isCutBefore: false,
      draft: null,
    },
    ...more,
  };
  const page = { place: { targetType, target }, thread, newId, correctionId };
  const Component = () => <CommentsPage {...page} hasFailed={false} wasSent={wasSent} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
}

const correction = () => screen.queryByRole("region", { name: "Propor correção no texto" });

test("a correction is a form that the browser sends itself, under an id of its own", () => {
  draw();
  const section = correction();
  const form = section?.querySelector("form");
  if (!section || !form) throw new Error("no form");
  for (const name of ["Trecho do texto", "Como deveria ficar"]) {
    expect(within(section).getByLabelText<HTMLTextAreaElement>(name).required).toBe(true);
  }
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/pt-BR/app/comments"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ intent: "propose", targetType: "news", target, id: correctionId },
    ...{ quote: "", proposal: "", reason: "" },
  });
});

test("who may not write, and who reads a topic of the forum, is offered no correction", () => {
  draw({ bar: { why: "closed" } });
  draw({}, "forum");
  expect(correction()).toBeNull();
});

test("a correction that was sent is confirmed", () => {
  draw({}, "news", true);
  expect(screen.getByText("Proposta enviada")).toBeTruthy();
});
