import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * What notifications do once a page stands there: its code comes after the page.
 * @param badge how many wait, as the bell says it; empty for none
 * @param reachedIds of what led to this page, by commas
 */
export function useAfterPage(badge: string, reachedIds: string): void {
  const { key } = useLocation();
  useEffect(() => {
    import("./after-page").then(
      ({ afterPage }) => afterPage(key, badge, reachedIds),
      () => {},
    );
  }, [key, badge, reachedIds]);
}
