import { z } from "zod";
import { isCommentTarget, type CommentTarget } from "../../../contract/comments.ts";
import { commentSorts, firstSortOf, type CommentSort, type Place } from "./comment";

const number = z.coerce.number().int().min(1).max(1_000_000_000).nullable().catch(null);

const query = z.object({
  sort: z.enum(commentSorts).nullable().catch(null),
  after: number,
  /** Comments that are not asked for again, by their numbers. */
  except: z
    .string()
    .regex(/^\d{1,10}(?:\.\d{1,10}){0,999}$/)
    .transform((numbers) => numbers.split(".").map(Number))
    .nullable()
    .catch(null),
  /** The comment that is looked for, by its number. */
  number,
  /** The comment whose answers are asked for. */
  replies: z.uuid().nullable().catch(null),
});
export type ThreadQuery = Omit<z.output<typeof query>, "sort"> & { sort: CommentSort };

const place = z.object({
  targetType: z.string().refine(isCommentTarget),
  target: z.uuid(),
});

/** Null for what is no place of comments. */
export function findPlace(given: unknown): Place | null {
  const parsed = place.safeParse(given);
  return parsed.success ? parsed.data : null;
}

/** What an address asks of the conversation about something; what is nonsense there is not asked. */
export function readThreadQuery(params: URLSearchParams, target: CommentTarget): ThreadQuery {
  const given = Object.fromEntries(params);
  const { sort, ...rest } = query.parse({
    ...{ sort: null, after: null, except: null, number: null, replies: null },
    ...given,
  });
  return { ...rest, sort: sort ?? firstSortOf(target) };
}
