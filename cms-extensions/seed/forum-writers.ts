import { Client } from "pg";
import { sampleMemberId, sampleMembers } from "../../contract/account/sample-members.ts";
import { forumWriters } from "./content/forum/writers.ts";
import { stableId } from "./stable-id.ts";

const NOBODY = "–";

type Written = { id: string; member: string };

function idOf(firstName: string): string | null {
  if (firstName === NOBODY) return null;
  const name = sampleMembers.find((each) => each.split(" ")[0] === firstName);
  if (!name) throw new Error(`No sample member is called ${firstName}`);
  return sampleMemberId(name);
}

const withMember = (id: string, member: string | null): Written[] =>
  member ? [{ id, member }] : [];

/** Who wrote which topic and reply of the demo. */
export function writtenBySamples(): { topics: Written[]; replies: Written[] } {
  const each = Object.entries(forumWriters).map(([slug, names]) => {
    const [author = NOBODY, replies = ""] = names.split(": ");
    return { slug, author: idOf(author), writers: replies.split(", ").map(idOf) };
  });
  return {
    topics: each.flatMap(({ slug, author }) => withMember(stableId("forum", slug), author)),
    replies: each.flatMap(({ slug, writers }) =>
      writers.flatMap((member, at) => withMember(stableId("forum-reply", slug, at), member)),
    ),
  };
}

const TABLES = { topics: "forum_posts", replies: "comments" } as const;

/**
 * Gives the demo's topics and replies their writers. The sample members and the content must exist. A topic
 * that somebody owns already stays as it is.
 */
export async function seedForumWriters({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  const written = writtenBySamples();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const kind of ["topics", "replies"] as const) {
      await client.query(
        `update ${TABLES[kind]} set user_created = given.member
           from unnest($1::uuid[], $2::uuid[]) as given(id, member)
           where ${TABLES[kind]}.id = given.id and user_created is null`,
        [written[kind].map(({ id }) => id), written[kind].map(({ member }) => member)],
      );
    }
  } finally {
    await client.end();
  }
}
