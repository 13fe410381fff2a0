import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * @param badge empty for none
 * @param reachedIds comma-separated ids of the notifications that this page answers
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
