import { Suspense } from "react";
import { late } from "~/ui/late";
import type { Neighborhood } from "./neighborhood.server";

const NeighborhoodSection = late(() =>
  import("./neighborhood-section").then((part) => part.NeighborhoodSection),
);

type NeighborhoodLaterProps = { cantonCode: string; neighborhood: Neighborhood | null };

/** `NeighborhoodSection` drawn on the server; its code comes after the page. */
export function NeighborhoodLater(props: NeighborhoodLaterProps) {
  return (
    <Suspense>
      <NeighborhoodSection {...props} />
    </Suspense>
  );
}
