import { useEffect, useId, useRef } from "react";
import { to } from "~/i18n/paths";
import { glossary } from "~/i18n/pt-BR/glossary";
import { translator } from "~/i18n/translator";
import type { Term } from "~/reference/glossary/term";
import { CloseButton } from "~/ui/action/close-button";
import { PageLink } from "~/ui/action/page-link";
import { placeBeside } from "./place-beside";
import { TermNames } from "./term-names";
import styles from "./term-popover.module.css";
import { useOwnLanguages } from "./use-own-languages";

const t = translator("glossary", glossary);

// React 18 does not name this attribute yet.
const popover = { popover: "auto" };

export type TermPopoverProps = {
  term: Term;
  /** Beside which it stands, and which has the focus again in the end. */
  link: HTMLAnchorElement;
  onClose: (link: HTMLAnchorElement) => void;
};

/** What a term means, over the text: closes on Escape, a click beside it, or when the page changes. */
export function TermPopover({ term, link, onClose }: TermPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const languages = useOwnLanguages();

  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    function hear(event: Event) {
      if (!("newState" in event) || event.newState !== "closed") return;
      // A click beside it went where it wanted; everything else goes back to the text.
      if (document.activeElement === document.body || shown?.contains(document.activeElement))
        link.focus({ preventScroll: true });
      onClose(link);
    }
    shown.addEventListener("toggle", hear);
    if (!shown.matches(":popover-open")) shown.showPopover();
    placeBeside(shown, link);
    shown.focus({ preventScroll: true });
    return () => shown.removeEventListener("toggle", hear);
  }, [link, onClose]);

  return (
    <div
      {...popover}
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.popover}
    >
      <div className={styles.top}>
        <h2 id={titleId} lang={term.lang} className={styles.title}>
          {term.term}
        </h2>
        <CloseButton label={t("close")} onClick={() => box.current?.hidePopover()} />
      </div>
      <p className={styles.meaning}>{term.ptBr}</p>
      <p>{term.definition}</p>
      <TermNames names={term.names} ownLanguages={languages} />
      <PageLink
        to={to(`/app/glossary/${term.slug}`)}
        className={styles.more}
        onClick={() => box.current?.hidePopover()}
      >
        {t("more")}
      </PageLink>
    </div>
  );
}
