import { useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { askReplies, askThread, sendComment } from "../ask-comments";
import {
  defaultSortOf,
  type ArrivedComment,
  type CommentProblem,
  type CommentSort,
  type Place,
  type Thread,
} from "../comment";
import { chosenMentions } from "../writing/chosen-mentions";
import { dropDraft, saveDraft } from "../writing/draft";
import {
  withArrived,
  withChanged,
  withMoreComments,
  withoutDeleted,
  withWritten,
  type PendingComment,
} from "./thread-state";

/** 0 if replies are missing in an order other than "old". */
export function shownUpTo(
  { next, lastNumber }: Pick<Thread, "next" | "lastNumber">,
  sort: CommentSort,
): number {
  if (next === null) return lastNumber;
  return sort === "old" ? next : 0;
}

/** If this fails, the replies count as new next time. */
function noteRead(topic: string, number: number): void {
  const body = new URLSearchParams({ topic, number: String(number) });
  void fetch(to("/app/forum/read"), { method: "POST", body }).catch(() => undefined);
}

/** Shows the reader's comments before the service accepts them. */
export function useThread(place: Place, initial: Thread) {
  const [{ thread, sort }, setShown] = useState({
    thread: initial,
    sort: defaultSortOf(place.targetType),
  });
  const [requested, setRequested] = useState<CommentSort | null>(null);
  const [pending, setPending] = useState<readonly PendingComment[]>([]);
  const [loading, setLoading] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(0);
  const lastRequest = useRef(0);
  /** Likes in progress: the state that the portal has, and the last request. */
  const hearts = useRef(new Map<string, { isLiked: boolean; sent: Promise<unknown> }>());
  const isLoading = loading > 0;
  const { targetType, target } = place;
  const seen = shownUpTo(thread, sort);
  useEffect(() => {
    if (targetType === "forum") noteRead(target, seen);
  }, [targetType, target, seen]);

  const setThread = (change: (known: Thread) => Thread) =>
    setShown((shown) => ({ ...shown, thread: change(shown.thread) }));

  async function load<Answer>(request: Promise<Answer | null>): Promise<Answer | null> {
    setLoading((count) => count + 1);
    setFailed(false);
    setArrived(0);
    const answer = await request;
    setLoading((count) => count - 1);
    return answer;
  }

  /** Ignores the page if another list was requested meanwhile. */
  async function loadPage(request: Promise<Thread | null>): Promise<Thread | null> {
    lastRequest.current += 1;
    const params = lastRequest.current;
    const page = await load(request);
    if (params !== lastRequest.current) return null;
    setRequested(null);
    setFailed(page === null);
    return page;
  }

  async function sortBy(order: CommentSort): Promise<void> {
    setRequested(order);
    const sorted = await loadPage(askThread(place, { sort: order }));
    if (sorted) setShown({ thread: sorted, sort: order });
  }

  async function loadMore(): Promise<void> {
    if (thread.next === null || isLoading) return;
    const { comments, next: after } = thread;
    // Likes and deletions change this order, so an offset would skip or repeat comments.
    const except = sort === "relevant" && comments.map(({ number }) => number);
    const more = await loadPage(askThread(place, { sort, after, ...(except && { except }) }));
    if (!more) return;
    setThread((known) => withMoreComments(known, more));
    setArrived(more.comments.length);
  }

  function showArrived(comments: readonly ArrivedComment[]): void {
    setShown(({ thread: known, ...now }) => ({
      ...now,
      thread: withArrived(known, comments, now.sort === "old"),
    }));
  }

  async function loadReplies(root: string): Promise<void> {
    const answer = await load(askReplies(place, root));
    if (!answer) return setFailed(true);
    const { replies } = answer;
    setThread((known) =>
      withChanged(known, root, (each) => ({ ...each, replies, replyCount: replies.length })),
    );
    const { replies: shown = [] } = thread.comments.find(({ id }) => id === root) ?? {};
    setArrived(replies.length - shown.length);
  }

  function forget({ id, draft, body }: Omit<PendingComment, "problem">): void {
    dropDraft(draft, body);
    setPending((list) => list.filter((each) => each.id !== id));
  }

  /**
   * The id stays the same, so that retries store the comment once. Mentions stay with it, because later
   * selections belong to the next text.
   */
  async function write(comment: Omit<PendingComment, "problem">): Promise<boolean> {
    const { id, parent, body, draft, moment, validFor } = comment;
    const calls = comment.calls ?? chosenMentions.get(draft)?.(body) ?? "";
    saveDraft(draft, body);
    const sent: PendingComment = { ...comment, calls, problem: null };
    setPending((list) => [...list.filter((each) => each.id !== id), sent]);
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
      setShown(({ thread: known, ...now }) => ({
        ...now,
        thread: withWritten(known, written, parent, now.sort === "old"),
      }));
      return true;
    }
    const failed: PendingComment = { ...sent, problem: code ?? "unavailable" };
    // The retry mentions participants only.
    if (code === "calls") failed.calls = "";
    setPending((list) => list.map((each) => (each.id === id ? failed : each)));
    return false;
  }

  /** @param seenBody the text when the edit started */
  async function edit(id: string, body: string, seenBody: string): Promise<CommentProblem | null> {
    const { code, comment } = await sendComment({ intent: "edit", id, body, seenBody });
    if (comment) {
      setThread((known) => withChanged(known, id, ({ replies }) => ({ ...comment, replies })));
    }
    return code;
  }

  async function remove(id: string): Promise<CommentProblem | null> {
    const { code } = await sendComment({ intent: "delete", id });
    if (code === null)
      setShown(({ thread: known, ...now }) => ({
        ...now,
        thread: withoutDeleted(known, id, now.sort),
      }));
    return code;
  }

  async function like(id: string, isLiked: boolean): Promise<CommentProblem | null> {
    const set = (isOn: boolean) =>
      setThread((known) =>
        withChanged(known, id, (each) =>
          each.isLiked === isOn
            ? each
            : { ...each, isLiked: isOn, score: each.score + (isOn ? 1 : -1) },
        ),
      );
    set(isLiked);
    const heart = hearts.current.get(id) ?? { isLiked: !isLiked, sent: Promise.resolve() };
    hearts.current.set(id, heart);
    // Requests run one after the other, so that the last press wins.
    const fields = { intent: "like", id, isLiked: String(isLiked) };
    const sent = heart.sent.then(() => sendComment(fields));
    heart.sent = sent;
    const { code } = await sent;
    if (code === null) heart.isLiked = isLiked;
    if (heart.sent !== sent) return code;
    hearts.current.delete(id);
    set(heart.isLiked);
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
  const state = {
    thread,
    sort: requested ?? sort,
    waiting: pending,
    isLoading,
    hasFailed,
    arrived,
  };
  return { ...state, sortBy, loadMore, showArrived, ...actions };
}

export type ThreadActions = Pick<
  ReturnType<typeof useThread>,
  "edit" | "remove" | "like" | "solve" | "report" | "write" | "forget" | "loadReplies"
>;
