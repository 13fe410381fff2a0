import { lazy } from "react";
import { inBoundary } from "~/ui/later";

/** Lazy-loaded: readers with access to the canton do not download it. */
export const LockedCantonPage = inBoundary(
  lazy(() => import("./locked-canton").then((part) => ({ default: part.LockedCanton }))),
);
