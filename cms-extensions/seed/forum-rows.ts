import { EXAMPLE_TAG, POLL_MAX_DAYS } from "../../contract/community/forum.ts";
import { cantonId } from "./canton-rows.ts";
import type { ContentContext } from "./content-rows.ts";
import type { SeedTopic } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

const REPLY_DAYS = 0.11;

export function forumPlan(topics: readonly SeedTopic[], context: ContentContext): SeedPlan {
  const { calendar, categoryId, tagId } = context;
  const topicId = (slug: string) => stableId("forum", slug);
  const writtenAt = ({ daysAgo }: SeedTopic, place: number) =>
    calendar.time(daysAgo - place * REPLY_DAYS);
  const rows = topics.map((topic) => ({
    id: topicId(topic.slug),
    title: topic.title,
    body: topic.body,
    status: "open",
    type: topic.type ?? "question",
    category: categoryId(topic.category),
    poll: pollOf(topic, context),
    replyCount: topic.replies.length,
    lastActivityAt: writtenAt(topic, topic.replies.length),
    solvedAt: topic.solution === undefined ? null : writtenAt(topic, topic.solution + 1),
    date_created: writtenAt(topic, 0),
  }));
  const votes = topics.flatMap(({ slug, poll }) =>
    (poll?.votes ?? []).flatMap((number, choice) =>
      Array.from({ length: number }, (_, at) => ({
        ...{
          id: stableId("forum-poll-vote", slug, `${choice}-${at}`),
          post: topicId(slug),
          choice,
        },
      })),
    ),
  );
  const replies = topics.flatMap((topic) =>
    topic.replies.map((body, at) => ({
      id: stableId("forum-reply", topic.slug, at),
      targetType: "forum",
      target: topicId(topic.slug),
      number: at + 1,
      body,
      status: "published",
      audience: "free",
      isSolution: topic.solution === at,
      date_created: writtenAt(topic, at + 1),
    })),
  );
  const parents = topics.map(({ slug }) => topicId(slug));
  const parent = "forum_posts_id";
  return {
    rows: [
      { table: "forum_posts", key: "id", rows },
      { table: "comments", key: "id", rows: replies },
      { table: "forum_poll_votes", key: "id", rows: votes },
    ],
    links: [
      {
        ...{ table: "forum_posts_tags", parent, parents },
        rows: topics.flatMap(({ slug, tags }) =>
          [EXAMPLE_TAG, ...tags].map((tag) => ({ [parent]: topicId(slug), tags_id: tagId(tag) })),
        ),
      },
      {
        ...{ table: "forum_posts_cantons", parent, parents },
        rows: topics.flatMap(({ slug, cantons }) =>
          cantons.map((code) => ({ [parent]: topicId(slug), Cantons_id: cantonId(code) })),
        ),
      },
    ],
  };
}

function pollOf({ poll }: SeedTopic, { calendar }: ContentContext) {
  if (!poll) return null;
  const { question, options, votes } = poll;
  return { question, options, endsAt: calendar.time(-POLL_MAX_DAYS), counts: votes };
}
