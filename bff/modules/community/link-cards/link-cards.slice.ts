import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createFetchPage } from "./fetch-page.ts";
import type { FetchPage } from "./fetch-page.ts";
import { createLinkCards } from "./link-cards.service.ts";
import { linkCardsV1 } from "./link-cards-v1.rest.ts";
import { HOUR_SECONDS } from "../../../../contract/shared/time.ts";

export type LinkCardsSliceDeps = {
  sessions: SessionsService;
  fetchPage?: FetchPage | undefined;
};

const PAGES_AN_HOUR = 60;

export function linkCardsSlice(
  { database, jobs, limit, now }: SliceBase,
  { sessions, fetchPage = createFetchPage() }: LinkCardsSliceDeps,
): Slice {
  const linkCards = createLinkCards({
    ...{ db: database.db, jobs, fetchPage, now },
    limit: limit("link-cards", PAGES_AN_HOUR, HOUR_SECONDS),
  });
  return {
    jobKinds: linkCards.jobKinds,
    register: (app) =>
      void app.register(linkCardsV1, { prefix: "/api/link-cards/v1", linkCards, sessions }),
  };
}
