import { useRevalidator } from "@remix-run/react";
import { useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { favourites } from "~/i18n/pt-BR/favourites";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import styles from "./favourite-button.module.css";
import { dropWish, findWish, keepWish, subscribeToWishes } from "./waiting-wishes";
import { sendWish, type FavouriteWish, type WishOutcome } from "./wish";

const t = translator("favourites", favourites);

export type FavouriteButtonProps = Pick<FavouriteWish, "type" | "item"> & {
  /** The address that takes `type`, `item` and `isFavourite` ("true" or "false") by POST. */
  action: string;
  isFavourite: boolean;
  /** Needed where several buttons stand on one page. */
  title?: string;
};

/**
 * Shows the wish at once, goes back when it could not be saved, and can be undone. A wish that nobody
 * answers waits in this browser.
 */
export function FavouriteButton({ action, type, item, isFavourite, title }: FavouriteButtonProps) {
  const { isOn, problem, ask } = useWish({ action, type, item, isFavourite });
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask(!isOn);
  };
  return (
    <form method="post" action={action} className={styles.form} onSubmit={send}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="isFavourite" value={String(!isOn)} />
      <p role="status" className={styles.status}>
        {problem && t(problem)}
      </p>
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={title ? t("labelOf", { title }) : t("label")}
      >
        <Icon name="heart" isFilled={isOn} />
      </button>
    </form>
  );
}

type WishState = {
  isOn: boolean;
  problem: "failed" | "waiting" | null;
  ask: (isFavourite: boolean) => void;
};

function useWish({ action, type, item, isFavourite }: FavouriteButtonProps): WishState {
  const { revalidate } = useRevalidator();
  // Counts only until the page knows anew what is a favourite.
  const [wish, setWish] = useState<{ isOn: boolean; before: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const waiting = useSyncExternalStore(
    subscribeToWishes,
    () => findWish(type, item),
    () => null,
  );
  const turns = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  function settle(wanted: FavouriteWish, outcome: WishOutcome): void {
    if (outcome === "no-answer" || outcome === "guest") keepWish(wanted);
    else dropWish(wanted);
    if (outcome === "guest") void import("~/session/leave").then(({ goToLogin }) => goToLogin());
    if (outcome === "refused" || outcome === "unavailable") {
      setWish(null);
      setFailed(true);
    }
    if (outcome !== "saved") return;
    revalidate();
    import("./favourite-toast").then(
      ({ tellFavourite }) => tellFavourite(wanted.isFavourite, () => void ask(!wanted.isFavourite)),
      // The heart says it, too.
      () => undefined,
    );
  }

  async function ask(isWanted: boolean): Promise<void> {
    const wanted = { type, item, isFavourite: isWanted };
    turns.current += 1;
    const turn = turns.current;
    setWish({ isOn: isWanted, before: isFavourite });
    setFailed(false);
    dropWish(wanted);
    const outcome = line.current.then(() => sendWish(action, wanted));
    line.current = outcome;
    const answer = await outcome;
    // A newer wish decides.
    if (turn === turns.current) settle(wanted, answer);
  }

  const isRefused = waiting === "refused";
  const known = waiting === "on" || (waiting !== "off" && isFavourite);
  const isOn = wish?.before === isFavourite && !isRefused ? wish.isOn : known;
  const problem = hasFailed || isRefused ? "failed" : waiting && "waiting";
  return { isOn, problem, ask: (isWanted) => void ask(isWanted) };
}
