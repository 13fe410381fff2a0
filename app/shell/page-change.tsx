import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The page this tab showed last. An error page replaces the whole document, and this with it. */
let shownPath: string | null = null;

/**
 * What a move to another page means besides its content: the window glides to the top, the focus goes
 * to the h1, and the title is told. Back and forward get their old place from the router; a changed
 * query or anchor is the same page.
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
