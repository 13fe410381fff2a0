import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The last page shown in this tab. Module state, because an error page replaces the whole document. */
let shownPath: string | null = null;

/**
 * On a page change: scrolls to the top, focuses the h1 and announces the title. On back and forward, the
 * router restores the position. A changed query or hash is the same page.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const title = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const isOther = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (!isOther) return;
    if (type !== "POP" && !hash) glideToTop();
    if (title.current) title.current.textContent = document.title;
    focusHeading();
  }, [pathname, hash, type]);

  return (
    <VisuallyHidden>
      <span ref={title} role="status" />
    </VisuallyHidden>
  );
}

function glideToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
