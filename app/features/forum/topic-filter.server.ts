import { z } from "zod";
import { isSlug } from "../../../contract/text.ts";
import { topicSorts, topicStates, type TopicFilter } from "./topic";

const MAX_PAGE = 500;
/** A moment, and how many topics of it were listed (`topics.server.ts`). */
const TOPIC_PLACE = /^(19|20)\d\d-[01]\d-[0-3]\dT[\d:.]{8,12}Z_\d{1,4}$/;
const isPlace = (place: string) =>
  TOPIC_PLACE.test(place) && !Number.isNaN(Date.parse(place.split("_", 1)[0] ?? ""));
const slug = z.string().refine(isSlug).nullable().catch(null);

const schema = z.object({
  category: slug,
  tag: slug,
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .catch(null),
  state: z.enum(topicStates).nullable().catch(null),
  sort: z.enum(topicSorts).catch("active"),
  after: z.string().refine(isPlace).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
});

/** What is not one of ours counts as not given. */
export function readTopicFilter(params: URLSearchParams): TopicFilter {
  const none = { category: null, tag: null, canton: null, state: null, after: null };
  return schema.parse({ ...none, ...Object.fromEntries(params) });
}
