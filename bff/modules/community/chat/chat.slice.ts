import { REPORTS_A_DAY } from "../../../../contract/community/comments.ts";
import { DAY_SECONDS } from "../../../../contract/shared/time.ts";
import { createCmsReports } from "../../../cms/cms-reports.ts";
import type { GraphqlServices } from "../../../graphql/builder.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { Database } from "../../../db/database.ts";
import { createRelations } from "../../relations/connections/relations.service.ts";
import { createSanctions } from "../../relations/moderation/sanctions.service.ts";
import { createSessionAccess } from "../../notifications/hubs/session-access.ts";
import { createChangeMessages } from "./change-messages.ts";
import { chatHub, createChatHints } from "./chat.hub.ts";
import { createChatLimits } from "./chat-limits.ts";
import { createChatService } from "./chat.service.ts";
import { chatV1 } from "./chat-v1.rest.ts";
import { createOwnChats } from "./own-chats.ts";
import { acceptChatOf } from "./chats.repository.ts";
import { createRequestNotification } from "./request-notification.ts";
import type { FindSenderName } from "./request-notification.ts";
import { createReportMessages } from "./report-messages.ts";
import { createSendMessage } from "./send-message.ts";

export type ChatSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
  findName: FindSenderName;
};

export type ChatParts = {
  graphql: Pick<
    GraphqlServices,
    "chats" | "ownChats" | "sendMessage" | "changeMessages" | "reportMessages"
  >;
  /** Accepts the chat of two members who became connected: their messages are no longer a request. */
  onConnected(within: Database, userId: string, otherUserId: string): Promise<void>;
};

export function chatSlice(
  base: SliceBase,
  { sessions, memberRoles, findName }: ChatSliceDeps,
): Slice & ChatParts {
  const { now, limit, jobs, notify } = base;
  const { db } = base.database;
  const chats = createChatService(db);
  const relations = createRelations(db);
  const sanctions = createSanctions(db, now);
  const limits = createChatLimits({ limit, memberRoles, now });
  const hints = createChatHints((error) => base.logger.warn({ err: error }, "a chat was not told"));
  const onChanged = hints.changed;
  const requests = createRequestNotification({ db, jobs, relations, notify, findName });
  const ownChats = createOwnChats({ db, relations, measures: sanctions, now, onChanged });
  const sendMessage = createSendMessage({
    ...{ db, memberRoles, relations, measures: sanctions, limits, now, onChanged },
    notifyRequest: requests.notify,
  });
  const changeMessages = createChangeMessages({
    db,
    relations,
    measures: sanctions,
    now,
    onChanged,
  });
  const reportMessages = createReportMessages({
    db,
    cmsReports: createCmsReports(base.cms),
    limit: limit("chat-reports", REPORTS_A_DAY, DAY_SECONDS),
  });
  const access = createSessionAccess(sessions);
  return {
    jobKinds: requests.jobKinds,
    onConnected: (within, userId, otherUserId) => acceptChatOf(within, userId, otherUserId, now()),
    graphql: {
      chats,
      ownChats,
      sendMessage,
      changeMessages,
      reportMessages,
    },
    hubs: [{ hub: chatHub({ chats, access, ownChats, sendMessage, now }), served: hints.served }],
    register(app) {
      app.register(chatV1, {
        ...{ prefix: "/api/chat/v1", chats, sessions, sendMessage },
        readImage: changeMessages.readImage,
      });
    },
  };
}
