import { createItem, updateItem, updateItems } from "@directus/sdk";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDateTime } from "~/i18n/format";
import { poll as words } from "~/features/forum/poll.words";
import { translator } from "~/i18n/translator";
import { isPollOver, readPoll } from "../../../../contract/community/forum.ts";
import type { TopicPoll } from "../topic";

const t = translator("poll", words);

const ownPollVote = shape("forum_poll_votes", { choice: z.number() });

async function findPollVote(own: OwnCms, post: string) {
  const filter = ofMember(own, { post: { _eq: post } });
  const [found] = await own.ask(readRows(ownPollVote, { filter, limit: 1 }));
  return found ?? null;
}

type Polled = { id: string; status: string; poll: unknown; isOwn: boolean };

/** `ownChoice` is null if the vote is unavailable. */
export async function showPoll(
  { own, now }: { own: OwnCms; now: Date },
  { id, status, poll: stored, isOwn }: Polled,
): Promise<TopicPoll | null> {
  const poll = readPoll(stored);
  if (!poll) return null;
  const vote = await findPollVote(own, id).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
  const { question, options, counts, endsAt } = poll;
  const totalCount = counts.reduce((sum, count) => sum + count, 0);
  const isOver = isPollOver(poll, now);
  const isOpen = !isOver && status === "open";
  return {
    question,
    options: options.map((label, at) => {
      const count = counts[at] ?? 0;
      const percent = totalCount > 0 ? Math.round((count / totalCount) * 100) : 0;
      return { label, count, text: t("option", { votes: t("votes", { count }), percent }) };
    }),
    totalCount,
    ownChoice: vote?.choice ?? null,
    isOver,
    endsLabel:
      !isOver && status === "closed"
        ? t("closed")
        : t(isOver ? "ended" : "ends", { when: formatDateTime(endsAt) }),
    mayVote: isOpen,
    mayEnd: isOwn && isOpen,
  };
}

export async function votePoll(own: OwnCms, post: string, choice: number): Promise<void> {
  const filter = ofMember(own, { post: { _eq: post } });
  // Rules: cms-extensions/src/community/forum/poll-rules.ts.
  await changeOrCreate(
    own,
    updateItems("forum_poll_votes", { filter }, { choice }, { fields: ["id"] }),
    createItem("forum_poll_votes", { post, choice }, { fields: ["id"] }),
  );
}

export async function endPoll(own: OwnCms, post: string): Promise<void> {
  const change = { poll: { isOver: true } };
  await own.write(updateItem("forum_posts", post, change, { fields: ["id"] }));
}
