import comments from "../../community/database/comments.sql";
import forumPolls from "../../community/database/forum-polls.sql";
import forum from "../../community/database/forum.sql";
import favoriteTitles from "../../content/database/favorite-titles.sql";
import searchFeed from "../../content/database/search-feed.sql";
import shelfPrices from "../../content/database/shelf-prices.sql";
import type { DatabaseRules } from "../../shared/database-rules";
import portal from "../../shared/database/portal.sql";
import { VALUES_FUNCTION } from "./rule-values";

/** Each set begins with the values, so that it is created again when they change. */
const ground = [VALUES_FUNCTION, portal];

export const allRules: readonly DatabaseRules[] = [
  { marker: "comment_place", statements: [...ground, comments] },
  { marker: "forum_topic", statements: [...ground, forum, forumPolls] },
  { marker: "favorite_title", statements: [...ground, favoriteTitles] },
  { marker: "shelf_price_waits", statements: [...ground, shelfPrices] },
  { marker: "search_feed_note", statements: [...ground, searchFeed] },
];
