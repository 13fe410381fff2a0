import { Form } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore, type FormEvent } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import styles from "./search-box.module.css";

const t = translator("shell", shell);

const neverChanges = () => () => undefined;
const isOnMac = () => navigator.platform.startsWith("Mac");

/** Searches the news, and says so, until the search over every area exists. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const isMac = useSyncExternalStore(neverChanges, isOnMac, () => false);

  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener("keydown", focusOnShortcut);
    return () => document.removeEventListener("keydown", focusOnShortcut);
  }, []);

  // The words go on in the results page's own field; here they would only grow old.
  function clearWhenSent({ currentTarget }: FormEvent<HTMLFormElement>) {
    setTimeout(() => currentTarget.reset());
  }

  return (
    <Form
      action={to("/app/news/results")}
      role="search"
      preventScrollReset
      onSubmit={clearWhenSent}
      className={styles.box}
    >
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        type="search"
        name="query"
        maxLength={200}
        aria-label={t("search.label")}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={t("search.label")}
        className={styles.input}
      />
      <kbd className={styles.shortcut} aria-hidden="true">
        {t(isMac ? "search.shortcutMac" : "search.shortcut")}
      </kbd>
    </Form>
  );
}
