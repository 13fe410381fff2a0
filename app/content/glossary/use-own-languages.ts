import { useRouteLoaderData } from "@remix-run/react";
import { languagesOfCanton, type SwissLanguage } from "~/reference/glossary/term";

/** The languages of the canton that the member chose; kept pages must not draw with it. */
export function useOwnLanguages(): readonly SwissLanguage[] {
  const frame = useRouteLoaderData<{ mapCanton: string | null }>("routes/app/layout");
  return languagesOfCanton(frame?.mapCanton ?? null);
}
