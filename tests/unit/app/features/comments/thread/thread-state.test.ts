import { describe, expect, test } from "vitest";
import type { ShownComment, Thread } from "../../../../../../app/features/comments/comment";
import {
  withArrived,
  withMoreComments,
  withoutDeleted,
  withWritten,
} from "../../../../../../app/features/comments/thread/thread-state";

let made = 0;

function shown(id: string, replies: ShownComment[] = []): ShownComment {
  made += 1;
  return {
    ...{ id, number: made, isDeleted: false, author: null, body: id, moment: null },
    ...{ bodyHtml: null, isEditedSolution: false },
    validFor: null,
    teamEditReason: null,
    ...{ written: { at: "", label: "", fullLabel: "" }, edited: null, score: 0, isLiked: false },
    ...{ isPinned: false, isSolution: false, isOwn: true, editableUntil: null },
    replyCount: replies.length,
    replies,
  };
}

const threadOf = (comments: ShownComment[], next: number | null = null): Thread => ({
  item: { title: "Notícia", path: "/pt-BR/app/news/noticia" },
  count: comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0),
  comments,
  next,
  bar: null,
  slow: null,
  credits: [],
  canSolve: false,
  lastNumber: 0,
  hasEarlierComments: false,
  draft: null,
});

const idsOf = ({ comments }: Thread) =>
  comments.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join(" "));

test("comment thread: a further page adds only new comments", () => {
  const more = withMoreComments(
    threadOf([shown("a"), shown("b")], 2),
    threadOf([shown("b"), shown("c")]),
  );
  expect(idsOf(more)).toEqual(["a", "b", "c"]);
  expect(more.next).toBeNull();
});

describe("new comment", () => {
  const thread = threadOf([shown("a", [shown("a1")]), shown("b")]);

  test("appears first, or below the comment it answers, and counts once", () => {
    expect(idsOf(withWritten(thread, shown("c"), null))).toEqual(["c", "a a1", "b"]);
    for (const parent of ["a", "a1"]) {
      const answered = withWritten(thread, shown("a2"), parent);
      expect(idsOf(answered)).toEqual(["a a1 a2", "b"]);
      expect(answered.count).toBe(4);
      expect(withWritten(answered, shown("a2"), parent)).toEqual(answered);
    }
  });
});

describe("deleted comment", () => {
  const thread = threadOf([shown("a", [shown("a1")]), shown("b")]);

  test("with replies keeps its place, without its text", () => {
    const left = withoutDeleted(thread, "a", "relevant");
    expect(left.comments[0]).toMatchObject({ isDeleted: true, body: "", isOwn: false });
    expect([idsOf(left), left.count]).toEqual([["a a1", "b"], 2]);
  });

  test("without replies disappears", () => {
    expect(idsOf(withoutDeleted(thread, "b", "relevant"))).toEqual(["a a1"]);
    const left = withoutDeleted(thread, "a1", "relevant");
    expect(idsOf(left)).toEqual(["a", "b"]);
    expect(left.comments[0]?.replyCount).toBe(0);
  });

  test("shifts the offset of the next page", () => {
    const long = { ...threadOf([shown("a", [shown("a1")]), shown("b")]), next: 20 };
    const pinned = { ...long, comments: [{ ...shown("c"), isPinned: true }] };
    expect(withoutDeleted(long, "b", "relevant").next).toBe(19);
    expect(withoutDeleted(long, "b", "new").next).toBe(20);
    expect(withoutDeleted(long, "a", "relevant").next).toBe(20);
    expect(withoutDeleted(long, "a1", "relevant").next).toBe(20);
    expect(withoutDeleted(pinned, "c", "relevant").next).toBe(20);
  });
});

describe("arrived comments", () => {
  test("follow the last one, replies below their parent, each counted once", () => {
    const known = shown("a");
    const thread = threadOf([known]);
    const [reply, root] = [shown("b"), shown("c")];
    const arrived = [
      { parent: "a", comment: reply },
      { parent: null, comment: root },
    ];
    const after = withArrived(thread, arrived, true);
    expect([idsOf(after), after.count]).toEqual([["a b", "c"], 3]);
    expect(after.lastNumber).toBe(root.number);
    expect(idsOf(withArrived(thread, arrived, false))).toEqual(["c", "a b"]);
  });

  test("below a comment that is not loaded are only counted", () => {
    const after = withArrived(threadOf([shown("a")]), [{ parent: "x", comment: shown("b") }], true);
    expect([idsOf(after), after.count]).toEqual([["a"], 2]);
  });
});
