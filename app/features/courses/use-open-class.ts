import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { whenIdle } from "~/pwa/when-idle";

/**
 * Notes, once the class of an address is shown and the browser idle, that the member was there: "resume" leads
 * back to it. Earlier it would change the page while parts of it still wait for their code.
 */
export function useOpenClass(path: string, isOpen: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => void submit({ intent: "open" }, { method: "post", action: path }));
  }, [path, isOpen, submit]);
}
