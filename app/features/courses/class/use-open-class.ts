import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { whenIdle } from "~/pwa/when-idle";

/**
 * Waits until the browser is idle: an earlier submission would re-render parts of the page that still load
 * their code.
 */
export function useOpenClass(path: string, isOpen: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => void submit({ intent: "open" }, { method: "post", action: path }));
  }, [path, isOpen, submit]);
}
