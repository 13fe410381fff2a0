import { toasts as words } from "~/i18n/pt-BR/toasts";
import { goToLogin } from "~/session/leave";
import { showToast } from "~/ui/toasts";
import { dropWish, findWish, keepWish, subscribeToWishes, type WishState } from "./waiting-wishes";
import { sendWish, type FavouriteWish, type WishOutcome } from "./wish";

const { saved, removed, undo, undoOtherWay } = words.favourites;

/** Wishes are sent one after the other, so that the last one pressed is the last one heard. */
let line: Promise<unknown> = Promise.resolve();

async function sendInTurn(action: string, wish: FavouriteWish): Promise<WishOutcome> {
  // Whatever waited or was refused before gives way to this one.
  for (const isFavourite of [true, false]) dropWish({ ...wish, isFavourite });
  const outcome = await sendWish(action, wish);
  if (outcome === "no-answer" || outcome === "guest") keepWish(wish);
  if (outcome === "guest") goToLogin();
  return outcome;
}

/** Sends what was pressed, or has it wait when nobody answers. */
export function pressFavourite(action: string, wish: FavouriteWish): Promise<WishOutcome> {
  const outcome = line.then(() => sendInTurn(action, wish));
  line = outcome;
  return outcome;
}

/** Tells how it stands with an item's waiting wish, now and at each change; the answer ends it. */
export function followWish(
  { type, item }: Pick<FavouriteWish, "type" | "item">,
  onChange: (state: WishState) => void,
): () => void {
  const tell = () => onChange(findWish(type, item));
  tell();
  return subscribeToWishes(tell);
}

/** Says what was done and how to undo it. */
export function tellFavourite(isFavourite: boolean, onUndo: () => void): void {
  showToast({
    kind: "success",
    text: isFavourite ? saved : removed,
    action: { label: undo, otherWay: undoOtherWay, onAct: onUndo },
  });
}
