import { lazy } from "react";
import { inBoundary } from "~/ui/later";

export const LockedCantonPage = inBoundary(
  lazy(() => import("./locked-canton").then((part) => ({ default: part.LockedCanton }))),
);
