import { useEffect } from "react";

/** Says on <html> that the page answers to clicks; tests wait for it instead of sleeping. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
}
