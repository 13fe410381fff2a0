import { lazy, Suspense } from "react";
import type { CantonAnswer } from "./canton-page.schema";

// Who reads the canton loads nothing of it.
const LockedCanton = lazy(() =>
  import("./locked-canton").then((part) => ({ default: part.LockedCanton })),
);

type LockedCantonPageProps = { answer: Extract<CantonAnswer, { kind: "locked" }> };

/** A canton that only who pays reads. */
export function LockedCantonPage({ answer }: LockedCantonPageProps) {
  return (
    <Suspense>
      <LockedCanton answer={answer} />
    </Suspense>
  );
}
