import { useRouteLoaderData } from "@remix-run/react";
import type { Theme } from "~/session/cookies.server";
import type { ClosedPages } from "../../contract/shared/closed-paths.ts";
import type { Member } from "./sessions.server";

export type RootData = {
  origin: string;
  theme: Theme;
  member: Member | null;
  requestId: string;
  analytics: { key: string; host: string } | null;
  operatorName: string;
  isCrawler: boolean;
  accessTokenRemainingMs: number | null;
  closedPages: ClosedPages;
};

/** Undefined if the root's loader failed. */
export function useRootData() {
  return useRouteLoaderData<RootData>("root");
}
