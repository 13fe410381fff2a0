import { useEffect } from "react";
import { replayEarlyInput } from "~/ui/form/early-input";

/** Marks <html> as interactive: tests wait for that. */
export function useHydrated(): void {
  useEffect(() => {
    replayEarlyInput();
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
}
