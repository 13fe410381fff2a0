import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CommentsPage } from "~/features/comments/comments-page";
import type { RefusedForm, Thread } from "~/features/comments/comment";
import type { CommentTarget } from "../../../../../contract/content/comment-targets.ts";

const target = "00000000-0000-4000-8000-000000000001";
const newId = "00000000-0000-4000-8000-000000000002";
const correctionId = "00000000-0000-4000-8000-000000000003";

function draw(
  more: Partial<Thread> = {},
  targetType: CommentTarget = "news",
  answered: { wasSent?: boolean; refused?: RefusedForm } = {},
) {
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
      hasEarlierComments: false,
      draft: null,
    },
    ...more,
  };
  const ids = { newId, correctionId };
  const page = { place: { targetType, target }, thread, ...ids, refused: null, wasSent: false };
  const Component = () => <CommentsPage {...page} {...answered} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
}

const correction = () => screen.queryByRole("region", { name: "Propor correção no texto" });

test("comments page: a correction form works without JavaScript, with an id of its own", () => {
  draw();
  const section = correction();
  const form = section?.querySelector("form");
  if (!section || !form) throw new Error("no form");
  for (const name of ["Trecho do texto", "Como deveria ficar"]) {
    expect(within(section).getByLabelText<HTMLTextAreaElement>(name).required).toBe(true);
  }
  const action = `/pt-BR/app/comments/news/${target}`;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", action]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ intent: "propose", targetType: "news", target, id: correctionId },
    ...{ quote: "", proposal: "", reason: "" },
  });
});

test("comments page: offers no correction to a member who may not write, nor in a forum topic", () => {
  draw({ bar: { why: "closed" } });
  draw({}, "forum");
  expect(correction()).toBeNull();
});

test("comments page: confirms a correction", () => {
  draw({}, "news", { wasSent: true });
  expect(screen.getByText("Proposta enviada")).toBeTruthy();
});

describe("rejected text on the comments page", () => {
  const id = "00000000-0000-4000-8000-000000000004";
  const typed = { quote: "Era assim", proposal: "Seria assim", reason: "A lei" };
  const comment = { code: "links", id, body: "Com links", correction: null } as const;
  const valuesOf = (form: HTMLFormElement | null | undefined) =>
    Object.fromEntries(new FormData(form ?? undefined));

  test("of a comment returns to its field with its id and the reason", () => {
    draw({}, "news", { refused: comment });
    expect(screen.getByRole("alert").textContent).toContain("cabem até 2 links");
    const { form } = screen.getByLabelText<HTMLTextAreaElement>("Seu comentário");
    expect(form?.getAttribute("action")).toBe(`/pt-BR/app/comments/news/${target}`);
    expect(valuesOf(form)).toMatchObject({ intent: "write", id, body: "Com links" });
  });

  test("of a forum reply takes precedence over the stored draft", () => {
    const draft = { title: "", body: "Antigo", fields: {}, updatedAt: "2026-11-20T10:00:00Z" };
    draw({ draft }, "forum", { refused: comment });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Sua resposta").value).toBe("Com links");
  });

  test("of a correction returns to its fields with its own message", () => {
    const refused: RefusedForm = { code: "invalid", id, body: "", correction: typed };
    draw({}, "news", { refused });
    expect(screen.getByRole("alert").textContent).toContain("Confira o trecho e a proposta");
    const form = document.querySelector<HTMLFormElement>("#correcao form");
    expect(valuesOf(form)).toMatchObject({ id, ...typed });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Seu comentário").value).toBe("");
  });

  test("can be copied if writing is closed", () => {
    draw({ bar: { why: "closed" } }, "news", { refused: { ...comment, code: "closed" } });
    expect(within(screen.getByRole("alert")).getByText("Com links")).toBeTruthy();
  });
});
