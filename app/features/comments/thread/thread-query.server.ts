import { z } from "zod";
import {
  isCommentTarget,
  type CommentTarget,
} from "../../../../contract/content/comment-targets.ts";
import { commentSorts, defaultSortOf, type CommentSort, type Place } from "../comment";

const number = z.coerce.number().int().min(1).max(1_000_000_000).nullable().catch(null);

const query = z.object({
  sort: z.enum(commentSorts).nullable().catch(null),
  after: number,
  except: z
    .string()
    .regex(/^\d{1,10}(?:\.\d{1,10}){0,999}$/)
    .transform((numbers) => numbers.split(".").map(Number))
    .nullable()
    .catch(null),
  number,
  replies: z.uuid().nullable().catch(null),
  since: z.coerce.number().int().min(0).max(1_000_000_000).nullable().catch(null),
});
export type ThreadQuery = Omit<z.output<typeof query>, "sort"> & { sort: CommentSort };

const place = z.object({
  targetType: z.string().refine(isCommentTarget),
  target: z.uuid(),
});

export function findPlace(value: unknown): Place | null {
  const parsed = place.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export function readThreadQuery(params: URLSearchParams, target: CommentTarget): ThreadQuery {
  const input = Object.fromEntries(params);
  const { sort, ...rest } = query.parse({
    ...{ sort: null, after: null, except: null, number: null, replies: null, since: null },
    ...input,
  });
  return { ...rest, sort: sort ?? defaultSortOf(target) };
}
