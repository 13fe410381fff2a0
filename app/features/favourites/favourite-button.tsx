import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { favourites } from "~/i18n/pt-BR/favourites";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import styles from "./favourite-button.module.css";

const t = translator("favourites", favourites);

/** What the action answers: a failure is answered with its code, not thrown, so the page stays. */
export type FavouriteAnswer = { code: string } | { code: null; isFavourite: boolean };

export type FavouriteButtonProps = {
  /** The address that takes `type`, `item` and `isFavourite` ("true" or "false") by POST. */
  action: string;
  type: "news" | "videos" | "courses" | "articles" | "forum";
  item: string;
  isFavourite: boolean;
  /** Needed where several buttons stand on one page. */
  title?: string;
};

/** Shows the wish at once, goes back when it could not be saved, and can be undone. */
export function FavouriteButton({ action, type, item, isFavourite, title }: FavouriteButtonProps) {
  const fetcher = useFetcher<FavouriteAnswer>();
  const wish = fetcher.formData?.get("isFavourite");
  const isOn = wish ? wish === "true" : isFavourite;
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { submit } = fetcher;

  useEffect(() => {
    if (answer?.code !== null) return;
    const before = { type, item, isFavourite: String(!answer.isFavourite) };
    const undo = () => submit(before, { method: "post", action });
    import("./favourite-toast").then(
      ({ tellFavourite }) => tellFavourite(answer.isFavourite, undo),
      // The heart says it, too.
      () => undefined,
    );
  }, [answer, submit, action, type, item]);

  return (
    <fetcher.Form method="post" action={action} className={styles.form}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="isFavourite" value={String(!isOn)} />
      <p role="status" className={styles.status}>
        {answer && answer.code !== null && t("failed")}
      </p>
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={title ? t("labelOf", { title }) : t("label")}
      >
        <Icon name="heart" isFilled={isOn} />
      </button>
    </fetcher.Form>
  );
}
