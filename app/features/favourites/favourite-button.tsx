import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { favourites } from "~/i18n/pt-BR/favourites";
import { translator } from "~/i18n/translator";
import { whenIdle } from "~/pwa/when-idle";
import { Icon } from "~/ui/icon";
import styles from "./favourite-button.module.css";
import type { WishState } from "./waiting-wishes";
import type { FavouriteWish } from "./wish";

const t = translator("favourites", favourites);

// The page is drawn without it; it is there before a connection goes.
const loadPress = () => import("./press-favourite");

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

type HeartState = {
  isOn: boolean;
  problem: "failed" | "waiting" | null;
  ask: (isFavourite: boolean) => void;
};

function useWish({ action, type, item, isFavourite }: FavouriteButtonProps): HeartState {
  const { revalidate } = useRevalidator();
  // Counts only until the page knows anew what is a favourite.
  const [wish, setWish] = useState<{ isOn: boolean; before: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState<WishState>(null);
  const turns = useRef(0);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const follow = async () => {
      const { followWish } = await loadPress();
      if (!isGone) stop = followWish({ type, item }, setWaiting);
    };
    const callOff = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      stop();
    };
  }, [type, item]);

  async function ask(isWanted: boolean): Promise<void> {
    turns.current += 1;
    const turn = turns.current;
    setWish({ isOn: isWanted, before: isFavourite });
    setFailed(false);
    const press = await loadPress().catch(() => null);
    const outcome = await press?.pressFavourite(action, { type, item, isFavourite: isWanted });
    // A newer wish decides.
    if (turn !== turns.current || outcome === "no-answer" || outcome === "guest") return;
    if (outcome === "saved") {
      revalidate();
      press?.tellFavourite(isWanted, () => void ask(!isWanted));
    } else {
      setWish(null);
      setFailed(true);
    }
  }

  const isRefused = waiting === "refused";
  const known = waiting === "on" || (waiting !== "off" && isFavourite);
  const isOn = wish?.before === isFavourite && !isRefused ? wish.isOn : known;
  const problem = hasFailed || isRefused ? "failed" : waiting && "waiting";
  return { isOn, problem, ask: (isWanted) => void ask(isWanted) };
}
