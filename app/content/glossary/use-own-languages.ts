import { useRouteLoaderData } from "@remix-run/react";
import { languagesOfCanton, type SwissLanguage } from "~/reference/glossary/term";

type Frame = { mapCanton: string | null; homeCanton: string | null };

/**
 * The languages of the canton in the member's profile, otherwise of the canton chosen on the map. Shared
 * cached pages must not use this.
 */
export function useOwnLanguages(): readonly SwissLanguage[] {
  const frame = useRouteLoaderData<Frame>("routes/app/layout");
  return languagesOfCanton(frame?.homeCanton ?? frame?.mapCanton ?? null);
}
