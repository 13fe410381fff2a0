import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { notFound } from "~/http/app-error";
import { MAX_IDEAS_COMPARED, similarTo } from "../../../../contract/community/ideas.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { KINDS, STATUSES, SORTS } from "./feedback.schema";
import type { Idea, SimilarIdea } from "./feedback.schema";

const PAGE_SIZE = 20;
const MAX_SIMILAR = 4;

const votedFor = shape("votes", { target: z.string() });
const namedIdea = shape("ideas", { id: z.string(), title: z.string(), votes: z.number() });
const wholeIdea = shape("ideas", {
  ...namedIdea.fields,
  body: z.string().nullable(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  date_created: z.string().nullable(),
  duplicateOfId: { id: z.string(), title: z.string() },
});

type IdeaRow = ReturnType<typeof wholeIdea.parse>;

function ideaOf(
  { date_created: createdAt, duplicateOfId, ...idea }: IdeaRow,
  voted: ReadonlySet<string>,
): Idea {
  return {
    ...idea,
    createdAt: createdAt ?? "",
    duplicateOf: duplicateOfId,
    isVoted: voted.has(idea.id),
  };
}

async function listOwnVotes(own: OwnCms, ideas: string[]): Promise<Set<string>> {
  if (ideas.length === 0) return new Set();
  const rows = await own.ask(
    readRows(votedFor, {
      filter: { targetType: { _eq: "ideas" }, target: { _in: ideas } },
      limit: ideas.length,
    }),
  );
  return new Set(rows.map((row) => row.target));
}

export type IdeaList = { ideas: Idea[]; page: number; pageCount: number };

export const ideaFilterSchema = z.object({
  kind: z.enum(KINDS).nullable().default(null).catch(null),
  status: z.enum(STATUSES).nullable().default(null).catch(null),
  sort: z.enum(SORTS).catch("votes"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type IdeaFilter = z.infer<typeof ideaFilterSchema>;

export async function listIdeas(own: OwnCms, query: IdeaFilter): Promise<IdeaList> {
  const { kind, status, sort, page } = query;
  const filter = {
    ...(kind && { kind: { _eq: kind } }),
    ...(status && { status: { _eq: status } }),
  };
  const [rows, count] = await Promise.all([
    own.ask(
      readRows(wholeIdea, {
        filter,
        sort: sort === "new" ? ["-date_created", "id"] : ["-votes", "-date_created", "id"],
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      }),
    ),
    own.ask(countRows("ideas", filter)),
  ]);
  const pageCount = Math.ceil(count / PAGE_SIZE);
  // An old address may have a page number that no longer exists.
  if (pageCount > 0 && page > pageCount) return listIdeas(own, { ...query, page: pageCount });
  const voted = await listOwnVotes(
    own,
    rows.map(({ id }) => id),
  );
  return { ideas: rows.map((idea) => ideaOf(idea, voted)), page, pageCount };
}

/**
 * @throws {Response} 404 if there is none
 * @throws {CmsError}
 */
export async function requireIdea(own: OwnCms, request: Request, id: string): Promise<Idea> {
  if (!isUuid(id)) throw notFound(request);
  const [idea] = await own.ask(readRows(wholeIdea, { filter: { id: { _eq: id } }, limit: 1 }));
  if (!idea) throw notFound(request);
  return ideaOf(idea, await listOwnVotes(own, [id]));
}

/**
 * Most similar first.
 * @throws {CmsError}
 */
export async function listSimilarIdeas(own: OwnCms, requested: string): Promise<SimilarIdea[]> {
  const rows = await own.ask(
    readRows(namedIdea, {
      filter: { duplicateOfId: { _null: true } },
      sort: ["-votes", "-date_created"],
      limit: MAX_IDEAS_COMPARED,
    }),
  );
  const similar = similarTo(requested, rows).slice(0, MAX_SIMILAR);
  const voted = await listOwnVotes(
    own,
    similar.map(({ id }) => id),
  );
  return similar.map(({ id, title: known, votes }) => ({
    id,
    title: known,
    votes,
    isVoted: voted.has(id),
  }));
}
