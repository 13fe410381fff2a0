import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { whenIdle } from "./when-idle";

/** The page is whole without it: a load that fails is left alone. */
export function useAfterLoad(): void {
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        import("./after-load").then(
          ({ restoreDrafts }) => restoreDrafts(pathname + search),
          () => undefined,
        );
      }),
    [pathname, search],
  );
}
