import { useCallback, useEffect, useState } from "react";
import { askReplies, askThread, sendComment } from "./ask-comments";
import {
  firstSortOf,
  type CommentProblem,
  type CommentSort,
  type Place,
  type Thread,
} from "./comment";
import { chosenCalls } from "./chosen-calls";
import { dropDraft, keepDraft } from "./draft";
import { noteRead, shownUpTo } from "./note-read";
import {
  withChanged,
  withMoreComments,
  withoutDeleted,
  withWritten,
  type WaitingComment,
} from "./thread-state";

/** A conversation in the browser: its pages, and what its reader writes, shown before it is taken. */
export function useThread(place: Place, initial: Thread) {
  const [thread, setThread] = useState(initial);
  const [sort, setSort] = useState<CommentSort>(firstSortOf(place.targetType));
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(0);
  const { targetType, target } = place;
  const seen = shownUpTo(thread, sort);
  useEffect(() => {
    if (targetType === "forum") noteRead(target, seen);
  }, [targetType, target, seen]);

  const load = useCallback(async <Answer>(asking: Promise<Answer | null>) => {
    setLoading(true);
    setFailed(false);
    setArrived(0);
    const answer = await asking;
    setLoading(false);
    setFailed(answer === null);
    return answer;
  }, []);

  async function sortBy(wanted: CommentSort): Promise<void> {
    setSort(wanted);
    const sorted = await load(askThread(place, { sort: wanted }));
    if (sorted) setThread(sorted);
  }

  async function loadMore(): Promise<void> {
    if (thread.next === null || isLoading) return;
    const more = await load(askThread(place, { sort, after: thread.next }));
    if (!more) return;
    setThread((known) => withMoreComments(known, more));
    setArrived(more.comments.length);
  }

  async function loadReplies(root: string): Promise<void> {
    const answer = await load(askReplies(place, root));
    if (!answer) return;
    const { replies } = answer;
    setThread((known) =>
      withChanged(known, root, (each) => ({ ...each, replies, replyCount: replies.length })),
    );
    const { replies: shown = [] } = thread.comments.find(({ id }) => id === root) ?? {};
    setArrived(replies.length - shown.length);
  }

  function forget({ id, draft, body }: Omit<WaitingComment, "problem">): void {
    dropDraft(draft, body);
    setWaiting((list) => list.filter((each) => each.id !== id));
  }

  /**
   * The same id is written once, however often it is sent; its text is kept until it is taken. Whom it
   * calls goes along each time: what is chosen by then is for the next text.
   */
  async function write(comment: Omit<WaitingComment, "problem">): Promise<boolean> {
    const { id, parent, body, draft, moment, validFor } = comment;
    const calls = comment.calls ?? chosenCalls.get(draft)?.(body) ?? "";
    keepDraft(draft, body);
    const sent: WaitingComment = { ...comment, calls, problem: null };
    setWaiting((list) => [...list.filter((each) => each.id !== id), sent]);
    const answer = await sendComment({
      ...{ intent: "write", id, body, ...place },
      ...(parent && { parent }),
      ...(calls && { calls }),
      ...(validFor?.validYear && validFor),
      ...(moment && { second: String(moment.second) }),
    });
    const { code, comment: written } = answer;
    if (code === null && written) {
      forget(comment);
      setThread((known) => withWritten(known, written, parent, sort === "old"));
      return true;
    }
    const failed: WaitingComment = { ...sent, problem: code ?? "unavailable" };
    // Sent again, it calls nobody but who takes part.
    if (code === "calls") failed.calls = "";
    setWaiting((list) => list.map((each) => (each.id === id ? failed : each)));
    return false;
  }

  async function edit(id: string, body: string): Promise<CommentProblem | null> {
    const { code, comment } = await sendComment({ intent: "edit", id, body });
    if (comment) {
      setThread((known) => withChanged(known, id, ({ replies }) => ({ ...comment, replies })));
    }
    return code;
  }

  async function remove(id: string): Promise<CommentProblem | null> {
    const { code } = await sendComment({ intent: "delete", id });
    if (code === null) setThread((known) => withoutDeleted(known, id));
    return code;
  }

  async function like(id: string, isLiked: boolean): Promise<CommentProblem | null> {
    const set = (isOn: boolean) =>
      setThread((known) =>
        withChanged(known, id, (each) => ({
          ...each,
          isLiked: isOn,
          score: each.score + (isOn ? 1 : -1),
        })),
      );
    set(isLiked);
    const { code } = await sendComment({ intent: "like", id, isLiked: String(isLiked) });
    if (code !== null) set(!isLiked);
    return code;
  }

  async function solve(id: string, isSolution: boolean): Promise<CommentProblem | null> {
    const fields = { intent: "solve", id, target: place.target, isSolution: String(isSolution) };
    const { code } = await sendComment(fields);
    if (code === null)
      setThread((known) => withChanged(known, id, (each) => ({ ...each, isSolution })));
    return code;
  }

  const report = async (id: string, reason: string, note: string): Promise<CommentProblem | null> =>
    (await sendComment({ intent: "report", id, reason, note })).code;

  const actions = { edit, remove, like, solve, report, write, forget, loadReplies };
  const loading = { isLoading, hasFailed, arrived };
  return { thread, sort, waiting, ...loading, sortBy, loadMore, ...actions };
}

export type ThreadActions = Pick<
  ReturnType<typeof useThread>,
  "edit" | "remove" | "like" | "solve" | "report" | "write" | "forget" | "loadReplies"
>;
