import { Form } from "@remix-run/react";
import {
  useRef,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { DrawnOnce } from "~/page/drawn-once";
import type { Member } from "~/session/sessions.server";
import { Avatar } from "~/ui/media/avatar";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { QUERY_MAX_LENGTH } from "../../contract/content/search-limits.ts";
import type { UnreadText } from "../../contract/notifications/in-portal.ts";
import { areaTitle } from "./areas";
import { shell } from "./words";
import styles from "./top-bar.module.css";
import { type Theme, ThemeChoice } from "./theme-choice";

const t = translator("shell", shell);

// The browser's own popover: opens without JavaScript, closes on Escape or a click outside, and returns
// focus. The React 18 types do not include these attributes yet.
const opener = { popovertarget: "user-menu" };
const popover = { popover: "auto" };

function UserMenu({ member, theme }: { member: Member; theme: Theme }) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button {...opener} type="button" className={styles.opener}>
        <VisuallyHidden>{t("menu.label", { name: member.fullName })}</VisuallyHidden>
        <Avatar name={member.fullName} picture={member.picture} />
      </button>
      <div {...popover} id="user-menu" ref={menu} className={styles.menu}>
        <div className={styles.who}>
          <Avatar name={member.fullName} picture={member.picture} />
          <p className={styles.name}>
            <b>{member.fullName}</b>
            <span>{member.email}</span>
          </p>
        </div>
        <PageLink
          to={to(`/app/profile/${member.directusUserId}`)}
          className={styles.item}
          onClick={close}
        >
          <Icon name="user" size={18} />
          {t("menu.profile")}
        </PageLink>
        <PageLink
          to={to(`/app/profile/${member.directusUserId}/report`)}
          className={styles.item}
          onClick={close}
        >
          <Icon name="file-text" size={18} />
          {t("menu.report")}
        </PageLink>
        <DrawnOnce name="user menu">
          <Places onChoose={close} />
        </DrawnOnce>
        <div className={styles.themes}>
          <ThemeChoice theme={theme} />
        </div>
        <Form method="post" action={to("/logout")} reloadDocument>
          <button type="submit" className={styles.item}>
            <Icon name="log-out" size={18} />
            {t("menu.logout")}
          </button>
        </Form>
      </div>
    </>
  );
}

function Places({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <PageLink to={to("/app/membership")} className={styles.item} onClick={onChoose}>
        <Icon name="circle-check" size={18} />
        {t("menu.membership")}
      </PageLink>
      <PageLink to={to("/app/plan")} className={styles.item} onClick={onChoose}>
        <Icon name="clock" size={18} />
        {t("menu.plan")}
      </PageLink>
      <PageLink to={to("/app/glossary")} className={styles.item} onClick={onChoose}>
        <Icon name="book" size={18} />
        {areaTitle("glossary")}
      </PageLink>
      <PageLink to={to("/app/feedback")} className={styles.item} onClick={onChoose}>
        <Icon name="message-square" size={18} />
        {t("menu.ideas")}
      </PageLink>
      <PageLink to={to("/app/support")} className={styles.item} onClick={onChoose}>
        <Icon name="life-buoy" size={18} />
        {areaTitle("support")}
      </PageLink>
    </>
  );
}

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

type TopBarProps = { member: Member; theme: Theme; unread: UnreadText | null };

export function TopBar({ member, theme, unread }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <DrawnOnce name="search box">
        <SearchBox />
      </DrawnOnce>
      <PageLink to={to("/app/notifications")} className={styles.bell}>
        <Icon name="bell" />
        <VisuallyHidden>
          {areaTitle("notifications")}
          {unread && `: ${unread.label}`}
        </VisuallyHidden>
        {unread && (
          <span className={styles.count} aria-hidden="true">
            {unread.badge}
          </span>
        )}
      </PageLink>
      <UserMenu member={member} theme={theme} />
    </header>
  );
}
