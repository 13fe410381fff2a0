import { useEffect } from "react";
import { replayEarlyInput } from "~/ui/form/early-input";

export function useHydrated(): void {
  useEffect(() => {
    replayEarlyInput();
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
}
