import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a move to another page the focus goes to its h1, which screen readers then read out.
 * A changed query or anchor is the same page.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
