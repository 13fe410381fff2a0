import { toasts as words } from "~/i18n/pt-BR/toasts";
import { goToLogin } from "~/session/leave";
import { showToast } from "~/ui/feedback/toasts";
import {
  dropChange,
  findChange,
  keepChange,
  subscribeToChanges,
  type ChangeState,
} from "./waiting-changes";
import { sendChange, type FavoriteChange, type ChangeOutcome } from "./favorite-change";

const { saved, removed, undo, undoOtherWay } = words.favorites;

/** Changes are sent one after the other, so that the last one pressed is the last one heard. */
let line: Promise<unknown> = Promise.resolve();

async function sendInTurn(action: string, change: FavoriteChange): Promise<ChangeOutcome> {
  // Whatever waited or was refused before gives way to this one.
  for (const isFavorite of [true, false]) dropChange({ ...change, isFavorite });
  const outcome = await sendChange(action, change);
  if (outcome === "no-answer" || outcome === "guest") keepChange(change);
  if (outcome === "guest") goToLogin();
  return outcome;
}

/** Sends what was pressed, or has it wait when nobody answers. */
export function pressFavorite(action: string, change: FavoriteChange): Promise<ChangeOutcome> {
  const outcome = line.then(() => sendInTurn(action, change));
  line = outcome;
  return outcome;
}

/** Tells how it stands with an item's waiting change, now and at each change; the answer ends it. */
export function followChange(
  { type, item }: Pick<FavoriteChange, "type" | "item">,
  onChange: (state: ChangeState) => void,
): () => void {
  const notify = () => onChange(findChange(type, item));
  notify();
  return subscribeToChanges(notify);
}

/** Says what was done and how to undo it, where it can be. */
export function notifyFavorite(isFavorite: boolean, onUndo: (() => void) | null): void {
  showToast({
    kind: "success",
    text: isFavorite ? saved : removed,
    ...(onUndo && { action: { label: undo, otherWay: undoOtherWay, onAct: onUndo } }),
  });
}
