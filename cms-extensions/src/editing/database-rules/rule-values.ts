import { offerCollections } from "../../../../contract/classifieds/offers.ts";
import { commentedContent } from "../../../../contract/content/comment-targets.ts";
import { QUIET_EDIT_MS, REPORTS_TO_HIDE } from "../../../../contract/community/forum-limits.ts";
import { classNumbers } from "../../../../contract/content/courses.ts";
import { contentKinds, isContentKind } from "../../../../contract/content/kinds.ts";
import {
  EVERYTHING,
  searchFeed,
  type FeedTable,
} from "../../../../contract/content/search-feed.ts";

const argumentsOf = ({ collection, item, through }: FeedTable): string[] => [
  collection,
  item,
  ...(through ? [through.table, through.item, through.by ?? "id"] : []),
];

/** A table that changes items of two collections has a trigger for each. */
function triggerOf({ table, collection }: FeedTable, at: number): string {
  const isFirst = searchFeed.findIndex((feed) => feed.table === table) === at;
  return isFirst ? "search_feed" : `search_feed_${collection}`;
}

/** What the database rules take from the contract. */
const ruleValues = {
  commentedContent,
  commentedKinds: commentedContent.filter(isContentKind),
  favoriteKinds: [...contentKinds, ...offerCollections],
  quietEditSeconds: QUIET_EDIT_MS / 1000,
  reportsToHide: REPORTS_TO_HIDE,
  /** The search ignores changes of these alone. */
  countedColumns: [
    ...["viewCount", "commentCount", "replyCount", "score", "lastActivityAt", "poll"],
    ...["last_access", "last_page"],
    ...classNumbers,
  ],
  searchFeed: searchFeed.map((feed, at) => ({
    table: feed.table,
    trigger: triggerOf(feed, at),
    arguments: argumentsOf(feed),
  })),
  everything: EVERYTHING,
};

/** SQL of the function by which the rules read these values. */
export const VALUES_FUNCTION = `
create or replace function portal_values() returns jsonb language sql immutable as $values$
  select '${JSON.stringify(ruleValues).replaceAll("'", "''")}'::jsonb
$values$`;
