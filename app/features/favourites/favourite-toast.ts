import { toasts as words } from "~/i18n/pt-BR/toasts";
import { showToast } from "~/ui/toasts";

const { saved, removed, undo, undoOtherWay } = words.favourites;

/** Says what was done and how to undo it. Apart from the button, which needs none of this to be drawn. */
export function tellFavourite(isFavourite: boolean, onUndo: () => void): void {
  showToast({
    kind: "success",
    text: isFavourite ? saved : removed,
    action: { label: undo, otherWay: undoOtherWay, onAct: onUndo },
  });
}
