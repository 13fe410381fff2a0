import type { Moment } from "~/content/film/film";
import type { TypedValidFor } from "./typed-valid-for";
import type { CommentProblem, CommentSort, ShownComment, Thread } from "./comment";

/** On its way, or not taken: it stands where it will stand, and can be sent again under the same id. */
export type WaitingComment = {
  id: string;
  parent: string | null;
  body: string;
  /** Of the film it is about. */
  moment: Moment | null;
  /** For whom a reply of the forum says that it holds. */
  validFor?: TypedValidFor;
  /** Under which this browser keeps the text until it is taken. */
  draft: string;
  /** Whom of the list of members it calls: ids with commas between them. */
  calls?: string;
  problem: CommentProblem | null;
};

/** Pages one after the other, each comment once: what moved meanwhile comes again. */
export function withMoreComments(thread: Thread, more: Thread): Thread {
  const known = new Set(thread.comments.map(({ id }) => id));
  const comments = [...thread.comments, ...more.comments.filter(({ id }) => !known.has(id))];
  return { ...thread, comments, next: more.next, count: more.count };
}

/** The conversation with one comment as it is now, wherever it stands. */
export function withChanged(
  thread: Thread,
  id: string,
  change: (comment: ShownComment) => ShownComment,
): Thread {
  const changed = (comment: ShownComment): ShownComment =>
    comment.id === id
      ? change(comment)
      : { ...comment, replies: comment.replies.map((reply) => changed(reply)) };
  return { ...thread, comments: thread.comments.map(changed) };
}

/**
 * With what was just written: a comment before all others, or behind them where the oldest come first;
 * an answer after its like.
 */
export function withWritten(
  thread: Thread,
  written: ShownComment,
  parent: string | null,
  isLast = false,
): Thread {
  const isThere = (list: readonly ShownComment[]) => list.some(({ id }) => id === written.id);
  const count = thread.count + 1;
  if (parent === null) {
    if (isThere(thread.comments)) return thread;
    const comments = isLast ? [...thread.comments, written] : [written, ...thread.comments];
    return { ...thread, count, comments };
  }
  const answered = thread.comments.find(
    ({ id, replies }) => id === parent || replies.some((reply) => reply.id === parent),
  );
  if (!answered || isThere(answered.replies)) return thread;
  return {
    ...withChanged(thread, answered.id, (root) => ({
      ...root,
      replyCount: root.replyCount + 1,
      replies: [...root.replies, written],
    })),
    count,
  };
}

/** Without a comment; where it has answers its place stays, else those behind it move up by one. */
export function withoutDeleted(thread: Thread, id: string, sort: CommentSort): Thread {
  const count = thread.count - 1;
  const root = thread.comments.find((comment) => comment.id === id);
  if (root && root.replyCount > 0) {
    const emptied = { isDeleted: true, author: null, body: "", isOwn: false };
    return { ...withChanged(thread, id, (comment) => ({ ...comment, ...emptied })), count };
  }
  const comments = thread.comments
    .filter((comment) => comment.id !== id)
    .map((comment) => {
      const replies = comment.replies.filter((reply) => reply.id !== id);
      const gone = comment.replies.length - replies.length;
      return { ...comment, replies, replyCount: comment.replyCount - gone };
    });
  // Only this order goes on after so many; pinned ones are not among them.
  const isPlace = sort === "relevant" && root && !root.isPinned;
  const next = isPlace && thread.next !== null ? thread.next - 1 : thread.next;
  return { ...thread, comments, count, next };
}
