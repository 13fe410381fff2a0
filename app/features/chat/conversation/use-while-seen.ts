import { useEffect } from "react";

export function useWhileSeen(call: () => void, everyMs: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      clearInterval(timer);
      if (document.visibilityState === "visible") timer = setInterval(call, everyMs);
    };
    const turn = () => {
      begin();
      if (document.visibilityState === "visible") call();
    };
    begin();
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [call, everyMs]);
}
