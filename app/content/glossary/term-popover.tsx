import { useEffect, useId, useRef } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { Term } from "~/reference/glossary/term";
import { CloseButton } from "~/ui/action/close-button";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { TermNames, useOwnLanguages } from "./term-names";
import { glossary } from "./words";
import styles from "./term-popover.module.css";

const t = translator("glossary", glossary);

// The React 18 types do not include this attribute.
const popover = { popover: "auto" };

export type TermPopoverProps = {
  term: Term;
  /** The link it opens beside; it gets the focus back on close. */
  link: HTMLAnchorElement;
  onClose: (link: HTMLAnchorElement) => void;
};

const GAP_PX = 8;
/** Below this width, CSS puts the box at the bottom of the screen. */
const FROM_PX = 744;

function positionNextTo(box: HTMLElement, anchor: Element): void {
  if (innerWidth < FROM_PX) return;
  const [line = anchor.getBoundingClientRect()] = anchor.getClientRects();
  const { width, height } = box.getBoundingClientRect();
  const isRoomBelow = line.bottom + GAP_PX + height <= innerHeight;
  const top = isRoomBelow ? line.bottom + GAP_PX : line.top - GAP_PX - height;
  const left = Math.min(line.left, document.documentElement.clientWidth - width - GAP_PX);
  box.style.top = `${Math.max(top, GAP_PX) + scrollY}px`;
  box.style.left = `${Math.max(left, GAP_PX)}px`;
}

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
    positionNextTo(shown, link);
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
        className={`${text.link} ${text.tap}`}
        onClick={() => box.current?.hidePopover()}
      >
        {t("more")}
      </PageLink>
    </div>
  );
}
