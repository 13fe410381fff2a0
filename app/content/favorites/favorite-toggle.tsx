import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { to } from "~/i18n/paths";
import { favorites } from "~/content/words";
import { translator } from "~/i18n/translator";
import { whenIdle } from "~/pwa/when-idle";
import { Icon } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import type { ChangeState, FavoriteChange } from "./pending-changes";
import styles from "./favorite-toggle.module.css";
import square from "~/ui/action/square-button.module.css";

const t = translator("favorites", favorites);

// Not needed for rendering; loaded early so that it works if the connection is lost.
const loadPress = () => import("./press-favorite");

type FavoriteButtonProps = Pick<FavoriteChange, "type" | "item"> & {
  action: string;
  isFavorite: boolean;
  title?: string;
  /** For withdrawn items: removal is final, because the item's title would no longer be known. */
  isLast?: boolean;
};

/**
 * Shows the change at once, reverts it if saving fails, and offers undo. If the server does not answer, the
 * change is queued in this browser.
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { action, type, item, title } = props;
  const { isOn, problem, ask } = useChange(props);
  // Alone on its page; in lists the icon is enough.
  const hasWord = !title && !isOn;
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask(!isOn);
  };
  return (
    <form method="post" action={action} className={styles.form} onSubmit={send}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="isFavorite" value={String(!isOn)} />
      <p role="status" className={`${text.small} ${text.muted}`}>
        {problem && t(problem)}
      </p>
      <button
        type="submit"
        className={`${square.square} ${styles.mark} ${hasWord ? styles.worded : ""}`}
        aria-pressed={isOn}
        aria-label={title ? t("labelOf", { title }) : t("label")}
      >
        <Icon name="bookmark" isFilled={isOn} />
        {hasWord && t("save")}
      </button>
    </form>
  );
}

type FavoriteState = {
  isOn: boolean;
  problem: "failed" | "waiting" | null;
  ask: (isFavorite: boolean) => void;
};

function useChange(props: FavoriteButtonProps): FavoriteState {
  const { action, type, item, isFavorite, isLast = false } = props;
  const { revalidate } = useRevalidator();
  // Applies only until the page has reloaded its favorites.
  const [change, setChange] = useState<{ isOn: boolean; before: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [pending, setPending] = useState<ChangeState>(null);
  const turns = useRef(0);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const follow = async () => {
      const { followChange } = await loadPress();
      if (!isGone) stop = followChange({ type, item }, setPending);
    };
    const cancel = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, [type, item]);

  async function ask(isRequested: boolean): Promise<void> {
    turns.current += 1;
    const turn = turns.current;
    setChange({ isOn: isRequested, before: isFavorite });
    setFailed(false);
    const press = await loadPress().catch(() => null);
    const outcome = await press?.pressFavorite(action, { type, item, isFavorite: isRequested });
    // A newer press decides.
    if (turn !== turns.current || outcome === "no-answer" || outcome === "guest") return;
    if (outcome === "saved") {
      revalidate();
      press?.notifyFavorite(isRequested, isLast ? null : () => void ask(!isRequested));
    } else {
      setChange(null);
      setFailed(true);
    }
  }

  const isRefused = pending === "refused";
  const known = pending === "on" || (pending !== "off" && isFavorite);
  const isOn = change?.before === isFavorite && !isRefused ? change.isOn : known;
  const problem = hasFailed || isRefused ? "failed" : pending && "waiting";
  return { isOn, problem, ask: (isRequested) => void ask(isRequested) };
}

export function FavoriteToggle(props: Omit<FavoriteButtonProps, "action">) {
  return <FavoriteButton action={to("/app/favorites")} {...props} />;
}
