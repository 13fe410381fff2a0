import type { Moment } from "~/content/film/film";
import type {
  ArrivedComment,
  CommentProblem,
  CommentSort,
  ShownComment,
  Thread,
  TypedValidFor,
} from "../comment";

/** A failed comment stays in its final position and can be sent again with the same id. */
export type PendingComment = {
  id: string;
  parent: string | null;
  body: string;
  moment: Moment | null;
  validFor?: TypedValidFor;
  draft: string;
  /** Comma-separated ids of mentioned members who are not participants. */
  calls?: string;
  problem: CommentProblem | null;
};

/** A comment that moved meanwhile may be on both pages. */
export function withMoreComments(thread: Thread, more: Thread): Thread {
  const known = new Set(thread.comments.map(({ id }) => id));
  const comments = [...thread.comments, ...more.comments.filter(({ id }) => !known.has(id))];
  return { ...thread, comments, next: more.next, count: more.count };
}

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

/** Adds comments of others; one whose parent is not loaded is only counted. */
export function withArrived(
  thread: Thread,
  arrived: readonly ArrivedComment[],
  isLast: boolean,
): Thread {
  const added = arrived.reduce(
    (known, { parent, comment }) => withWritten(known, comment, parent, isLast),
    thread,
  );
  const numbers = arrived.map(({ comment }) => comment.number);
  return {
    ...added,
    count: thread.count + arrived.length,
    lastNumber: Math.max(thread.lastNumber, ...numbers),
  };
}

/** A comment with replies keeps its place. Otherwise the next page by relevance starts one earlier. */
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
  // Only relevance pages by offset, and the offset excludes pinned comments.
  const isPlace = sort === "relevant" && root && !root.isPinned;
  const next = isPlace && thread.next !== null ? thread.next - 1 : thread.next;
  return { ...thread, comments, count, next };
}
