import { useRouteLoaderData } from "@remix-run/react";
import { languagesOfCanton, type SwissLanguage } from "~/reference/glossary/term";

type Frame = { mapCanton: string | null; homeCanton: string | null };

/** The languages of where the member lives, else of the canton chosen on the map; kept pages must not draw with it. */
export function useOwnLanguages(): readonly SwissLanguage[] {
  const frame = useRouteLoaderData<Frame>("routes/app/layout");
  return languagesOfCanton(frame?.homeCanton ?? frame?.mapCanton ?? null);
}
