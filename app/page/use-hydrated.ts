import { useEffect } from "react";
import { replayEarlyInput } from "~/ui/form/early-input";

/** Takes over what was typed before, and says on <html> that the page answers to clicks: tests wait for that. */
export function useHydrated(): void {
  useEffect(() => {
    replayEarlyInput();
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
}
