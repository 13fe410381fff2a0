import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { LinkCard } from "../../../../contract/api/community-v1.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { Database } from "../../../db/database.ts";
import { isWithin } from "../../../http/rate-limit.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { FetchPage } from "./fetch-page.ts";
import { deleteCardsBefore, listCards, putCard } from "./link-cards.repository.ts";
import type { LinkCardRow } from "./link-cards.repository.ts";

export type LinkCards = {
  /** Returns the cached cards of these addresses. Others are read in the background, for later requests. */
  find(userId: string, urls: readonly string[]): Promise<LinkCard[]>;
  jobKinds: readonly JobKind<never>[];
};

export type LinkCardsDeps = {
  db: Database;
  jobs: Jobs;
  fetchPage: FetchPage;
  limit: RateLimit;
  now: () => Date;
};

const READ = "link-cards-read";
const SWEEP = "link-cards-sweep";
const FRESH_MS = 30 * DAY_MS;
const FAILED_FRESH_MS = DAY_MS;
const TTL_MS = 180 * DAY_MS;

/** Hashed, because addresses may be longer than the queue's index allows. */
const keyOf = (url: string): string => createHash("sha256").update(url).digest("base64url");

const TITLE_LENGTH = 140;
const DESCRIPTION_LENGTH = 240;

/** One line of text, without control characters that reverse or hide other text. */
function tidy(text: string | undefined, max: number): string {
  const clean = (text ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return clean.length > max ? `${clean.slice(0, max - 1).trimEnd()}…` : clean;
}

/**
 * The card from a page's head. Null if it has no title. All fields are plain text, not HTML.
 * @param url its host is shown as the site, whatever name the page gives itself
 */
export function readCard(url: string, html: string): LinkCard | null {
  const said = new Map<string, string>();
  let title = "";
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "title" && title === "") isInTitle = true;
      if (name !== "meta") return;
      const key = (attributes["property"] ?? attributes["name"] ?? "").toLowerCase();
      if (!said.has(key)) said.set(key, attributes["content"] ?? "");
    },
    ontext(text) {
      if (isInTitle && title.length < 1_000) title += text;
    },
    onclosetag(name) {
      if (name === "title") isInTitle = false;
    },
  });
  parser.end(html);
  const shown = tidy(said.get("og:title") || title, TITLE_LENGTH);
  if (shown === "") return null;
  const description = said.get("og:description") || said.get("description");
  return {
    url,
    title: shown,
    description: tidy(description, DESCRIPTION_LENGTH),
    site: new URL(url).hostname.replace(/^www\./, ""),
  };
}

export function createLinkCards({ db, jobs, fetchPage, limit, now }: LinkCardsDeps): LinkCards {
  const since = (ms: number) => new Date(now().getTime() - ms);

  const isFresh = (rows: readonly LinkCardRow[], url: string): boolean =>
    rows.some(
      (row) =>
        row.url === url && row.fetchedAt >= since(row.title === null ? FAILED_FRESH_MS : FRESH_MS),
    );

  const reading: JobKind<{ url: string }> = {
    name: READ,
    retries: 0,
    concurrent: 2,
    async handle({ url }) {
      // The page may have been requested again while it was being read.
      if (isFresh(await listCards(db, [url]), url)) return;
      const html = await fetchPage(url);
      const card = html === null ? null : readCard(url, html);
      const { title = null, description = null, site = null } = card ?? {};
      await putCard(db, { url, title, description, site, fetchedAt: now() });
    },
  };
  const sweeping: JobKind<object> = {
    name: SWEEP,
    cron: "20 4 * * *",
    handle: () => deleteCardsBefore(db, since(TTL_MS)),
  };

  return {
    jobKinds: [reading, sweeping],

    async find(userId, urls) {
      const rows = await listCards(db, urls);
      for (const url of urls) {
        if (isFresh(rows, url) || !(await isWithin(limit, userId))) continue;
        await jobs.send(READ, { url }, db, { key: keyOf(url) });
      }
      return rows.flatMap(({ url, title, description, site }) =>
        title === null ? [] : { url, title, description: description ?? "", site: site ?? "" },
      );
    },
  };
}
