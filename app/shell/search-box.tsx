import { Form } from "@remix-run/react";
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { QUERY_MAX_LENGTH } from "../../contract/content/search-limits.ts";
import styles from "./search-box.module.css";

const t = translator("shell", shell);

const SearchDialog = lazy(() =>
  import("~/features/search/search-dialog").then((part) => ({ default: part.SearchDialog })),
);

const neverChanges = () => () => undefined;
const isOnMac = () => navigator.platform.startsWith("Mac");

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/" && !altKey && !isTypedInto(target);

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isMac = useSyncExternalStore(neverChanges, isOnMac, () => false);

  useEffect(() => {
    function openOnShortcut(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("keydown", openOnShortcut);
    return () => document.removeEventListener("keydown", openOnShortcut);
  }, []);

  // The results page has the query in its own field; here it would become outdated.
  function clearWhenSent({ currentTarget }: FormEvent<HTMLFormElement>) {
    setTimeout(() => currentTarget.reset());
  }

  return (
    <>
      <Form
        action={to("/app/search")}
        role="search"
        aria-label={t("search.form")}
        preventScrollReset
        onSubmit={clearWhenSent}
        className={styles.box}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="query"
          maxLength={QUERY_MAX_LENGTH}
          aria-label={t("search.label")}
          aria-keyshortcuts="Control+K Meta+K /"
          placeholder={t("search.label")}
          onClick={() => setOpen(true)}
          className={styles.input}
        />
        <kbd className={styles.shortcut} aria-hidden="true">
          {t(isMac ? "search.shortcutMac" : "search.shortcut")}
        </kbd>
      </Form>
      {isOpen && (
        <Suspense>
          <SearchDialog
            readTyped={() => input.current?.value ?? ""}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
