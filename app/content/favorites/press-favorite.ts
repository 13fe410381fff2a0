import { toasts as words } from "~/i18n/pt-BR/notifications/toasts";
import { goToLogin } from "~/session/leave";
import { showToast } from "~/ui/feedback/toasts";
import {
  dropChange,
  findChange,
  savePendingChange,
  subscribeToChanges,
  type ChangeState,
  sendChange,
  type FavoriteChange,
  type ChangeOutcome,
} from "./pending-changes";

const { saved, removed, undo, undoOtherWay } = words.favorites;

/** Changes are sent in order, so that the last press wins. */
let line: Promise<unknown> = Promise.resolve();

async function sendInTurn(action: string, change: FavoriteChange): Promise<ChangeOutcome> {
  // This change replaces any waiting or refused one.
  for (const isFavorite of [true, false]) dropChange({ ...change, isFavorite });
  const outcome = await sendChange(action, change);
  if (outcome === "no-answer" || outcome === "guest") savePendingChange(change);
  if (outcome === "guest") goToLogin();
  return outcome;
}

export function pressFavorite(action: string, change: FavoriteChange): Promise<ChangeOutcome> {
  const outcome = line.then(() => sendInTurn(action, change));
  line = outcome;
  return outcome;
}

/**
 * Calls back with the state of an item's queued change, now and at each change. Returns a function that
 * stops it.
 */
export function followChange(
  { type, item }: Pick<FavoriteChange, "type" | "item">,
  onChange: (state: ChangeState) => void,
): () => void {
  const notify = () => onChange(findChange(type, item));
  notify();
  return subscribeToChanges(notify);
}

export function notifyFavorite(isFavorite: boolean, onUndo: (() => void) | null): void {
  showToast({
    kind: "success",
    text: isFavorite ? saved : removed,
    ...(onUndo && { action: { label: undo, otherWay: undoOtherWay, onAct: onUndo } }),
  });
}
