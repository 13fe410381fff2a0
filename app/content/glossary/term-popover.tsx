import { useEffect, useId, useRef } from "react";
import { to } from "~/i18n/paths";
import { glossary } from "~/i18n/pt-BR/content/glossary";
import { translator } from "~/i18n/translator";
import type { Term } from "~/reference/glossary/term";
import { CloseButton } from "~/ui/action/close-button";
import { PageLink } from "~/ui/action/page-link";
import { placeBeside } from "./position-next-to";
import { TermNames } from "./term-names";
import styles from "./term-popover.module.css";
import { useOwnLanguages } from "./use-own-languages";

const t = translator("glossary", glossary);

// The React 18 types do not include this attribute.
const popover = { popover: "auto" };

export type TermPopoverProps = {
  term: Term;
  /** The link it opens beside; it gets the focus back on close. */
  link: HTMLAnchorElement;
  onClose: (link: HTMLAnchorElement) => void;
};

export function TermPopover({ term, link, onClose }: TermPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const languages = useOwnLanguages();

  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    function hear(event: Event) {
      if (!("newState" in event) || event.newState !== "closed") return;
      // After a click outside, focus goes to what was clicked; otherwise it returns to the link.
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
