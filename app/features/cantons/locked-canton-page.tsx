import { lazy } from "react";
import { inBoundary } from "~/ui/later";

/** A canton that only who pays reads; who reads the canton loads nothing of it. */
export const LockedCantonPage = inBoundary(
  lazy(() => import("./locked-canton").then((part) => ({ default: part.LockedCanton }))),
);
