import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ArrivedComment, ShownComment } from "~/features/comments/comment";
import { ArrivedBar } from "~/features/comments/thread/arrived-bar";

let hint = () => {};
vi.mock("~/features/comments/thread/use-topic-hub", () => ({
  useTopicHub: (_topic: string, onHint: () => void) => {
    hint = onHint;
  },
}));

const TOPIC = "00000000-0000-4000-8000-000000000001";
const comment = (id: string, number: number): ArrivedComment => ({
  parent: null,
  comment: { id, number, replies: [] } as unknown as ShownComment,
});
const asked: string[] = [];
let answer: ArrivedComment[] = [];

beforeEach(() => {
  asked.length = 0;
  document.title = "Tópico";
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const hear = () => act(async () => hint());
const known = comment("a", 1).comment;

function draw(more: { pending?: string[]; isComplete?: boolean } = {}) {
  const onShow = vi.fn();
  const thread = { comments: [known], lastNumber: 1 };
  const props = { topic: TOPIC, thread, pending: [], isComplete: true, onShow, ...more };
  const { rerender, unmount } = render(<ArrivedBar {...props} />);
  return {
    onShow,
    unmount,
    redraw: (changed: object) => rerender(<ArrivedBar {...props} {...changed} />),
  };
}

test("arrived bar: counts new replies, also in the title, and shows them on request", async () => {
  answer = [comment("b", 2), comment("c", 3)];
  const { onShow, unmount } = draw();
  expect(screen.queryByRole("button")).toBeNull();
  await hear();
  expect(asked[0]).toContain("since=1");
  const bar = screen.getByRole("button", { name: "2 respostas novas" });
  expect(document.title).toBe("2 respostas novas · Tópico");
  await userEvent.click(bar);
  expect(onShow).toHaveBeenCalledWith(answer);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.title).toBe("Tópico");
  unmount();
});

test("arrived bar: the reader's own replies are no news", async () => {
  answer = [comment("a", 1), comment("mine", 2)];
  const { redraw } = draw({ pending: ["mine"] });
  await hear();
  expect(screen.queryByRole("button")).toBeNull();
  redraw({ pending: [], thread: { comments: [known, comment("mine", 2).comment], lastNumber: 1 } });
  expect(screen.queryByRole("button")).toBeNull();
});

test("arrived bar: leads to the new reply if replies before it are not loaded", async () => {
  answer = [comment("z", 57)];
  const { onShow } = draw({ isComplete: false });
  await hear();
  await userEvent.click(screen.getByRole("button", { name: "1 resposta nova" }));
  expect(location.hash).toBe("#comentario-57");
  expect(onShow).not.toHaveBeenCalled();
});
