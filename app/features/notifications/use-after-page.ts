import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * @param badge empty for none
 * @param reachedIds comma-separated ids of the notifications that this page answers
 */
export function useSyncNotifications(badge: string, reachedIds: string): void {
  const { key } = useLocation();
  useEffect(() => {
    import("./after-page").then(
      ({ syncNotifications }) => syncNotifications(key, badge, reachedIds),
      () => {},
    );
  }, [key, badge, reachedIds]);
}
