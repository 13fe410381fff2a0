import { FORUM_HUB, TOPIC_CHANGED } from "../../../../contract/community/forum.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { Clients } from "../../../signalr/hub/clients.ts";
import type { Hub } from "../../../signalr/hub/hub.ts";
import type { SessionAccess } from "../../notifications/hubs/session-access.ts";

/**
 * `/hubs/forum?topicId=` for readers of a topic. Clients receive `TopicChanged`, only a hint: they request
 * the new replies with the member's own rights. So the hub does not check who may read the topic.
 */
export function forumHub({ access }: { access: SessionAccess }): Hub {
  return {
    path: FORUM_HUB,
    limits: { maxConnectionsPerUser: 10, maxCallsPerSecond: 1 },
    methods: {},

    async authenticate(request) {
      const found = await access.authenticate(request);
      if ("status" in found) return found;
      const topicId = request.owner?.claims?.["topicId"] ?? request.query.get("topicId") ?? "";
      if (!isUuid(topicId)) return { status: 403 };
      return { userId: found.userId, claims: { ...found.claims, topicId } };
    },

    revalidate: (caller) => access.revalidate(caller),

    async connected({ caller, groups }) {
      await groups.add(caller.connectionId, caller.identity.claims?.["topicId"] ?? "");
    },
  };
}

/** Notifies readers of a topic on every process about a new reply. Does nothing before the hub is served. */
export function createTopicHints(onError: (error: unknown) => void) {
  let clients: Clients | null = null;
  const cmsChanged: CmsChangeListener = async (_of, _keys, _act, _member, _mailed, topic) => {
    // Callers do not wait: a reader who misses the hint sees the reply on the next visit.
    if (topic) clients?.group(topic).send(TOPIC_CHANGED).catch(onError);
  };
  return {
    served: (found: Clients) => {
      clients = found;
    },
    cmsChanged,
  };
}
