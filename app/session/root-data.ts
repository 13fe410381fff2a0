import { useRouteLoaderData } from "@remix-run/react";
import type { Member } from "~/session/session.schema";
import type { Theme } from "~/session/cookies.server";

/** What the root's loader knows on every page. */
export type RootData = {
  origin: string;
  theme: Theme;
  member: Member | null;
  requestId: string;
  /** Where to measure; null where nothing is measured. */
  analytics: { key: string; host: string } | null;
  /** Who runs the portal. */
  operatorName: string;
  isCrawler: boolean;
  accessTokenLeftMs: number | null;
};

/** The root's data; undefined where its loader failed. */
export function useRootData() {
  return useRouteLoaderData<RootData>("root");
}
