import { z } from "zod";
import { isSlug } from "../../../../contract/shared/text.ts";
import { UUID_PATTERN } from "../../../../contract/shared/uuid.ts";
import { topicSorts, topicStates, type TopicFilter } from "../topic";

const MAX_PAGE = 500;
const TOPIC_PLACE = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,12}Z(?:_${UUID_PATTERN}){1,20}$`);
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
  after: z.string().regex(TOPIC_PLACE).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
});

export function readTopicFilter(params: URLSearchParams): TopicFilter {
  const none = { category: null, tag: null, canton: null, state: null, after: null };
  return schema.parse({ ...none, ...Object.fromEntries(params) });
}
