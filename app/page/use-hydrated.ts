import { useEffect } from "react";
import { replayEarlyInput } from "~/ui/form/early-input";

/** Restores early input, and marks <html> as interactive: tests wait for that. */
export function useHydrated(): void {
  useEffect(() => {
    replayEarlyInput();
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
}
