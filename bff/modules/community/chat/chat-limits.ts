import {
  CHAT_IMAGES_AN_HOUR,
  CHAT_NEWCOMER,
  CHAT_PACE,
} from "../../../../contract/community/chat.ts";
import { newChatsADay } from "../../../../contract/account/roles.ts";
import { DAY_SECONDS } from "../../../../contract/shared/time.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { CreateRateLimit, RateLimit } from "../../../http/rate-limit.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";

/** Rate limits of messages. Each throws a `ServiceError` if it is exceeded. */
export type ChatLimits = {
  /** In an accepted chat: one message every two seconds, with bursts. `rate_limited` */
  requirePace(userId: string): Promise<void>;
  /** Separate limit, because processing pictures is expensive. `rate_limited` */
  requireImagePace(userId: string): Promise<void>;
  /** Before the receiver answers. `rate_limited`; for new members, who are slower, `chat.newcomer` */
  requireFirstPace(user: UserRow): Promise<void>;
  /** The first message to a member. `chat.new_limit` */
  requireNewChat(user: UserRow): Promise<void>;
};

export type ChatLimitsDeps = {
  limit: CreateRateLimit;
  memberRoles: MemberRoles;
  now: () => Date;
};
const NEWCOMER_MS = CHAT_NEWCOMER.days * DAY_SECONDS * 1_000;

/** The same refusal with a code of its own. */
const refuseAs = (code: "chat.newcomer" | "chat.new_limit") => (error: unknown) => {
  if (!(error instanceof ServiceError) || error.code !== "rate_limited") throw error;
  const { retryAfterSeconds = DAY_SECONDS } = error;
  throw new ServiceError(code, { retryAfterSeconds, cause: error });
};

export function createChatLimits({ limit, memberRoles, now }: ChatLimitsDeps): ChatLimits {
  const pace = limit("chat-messages", CHAT_PACE.messages, CHAT_PACE.seconds);
  const imagePace = limit("chat-images", CHAT_IMAGES_AN_HOUR, 3_600);
  const newcomerPace = limit("chat-newcomers", 1, CHAT_NEWCOMER.waitMinutes * 60);
  const newChats: Record<keyof typeof newChatsADay, RateLimit> = {
    free: limit("chat-new-free", newChatsADay.free, DAY_SECONDS),
    paying: limit("chat-new-paying", newChatsADay.paying, DAY_SECONDS),
  };

  return {
    requirePace: pace,
    requireImagePace: imagePace,

    async requireFirstPace(user) {
      const isNewcomer = now().getTime() - user.createdAt.getTime() < NEWCOMER_MS;
      if (!isNewcomer) return pace(user.id);
      await newcomerPace(user.id).catch(refuseAs("chat.newcomer"));
    },

    async requireNewChat(user) {
      const isPaying = user.cmsRoleId !== null && memberRoles.payingIds.includes(user.cmsRoleId);
      await newChats[isPaying ? "paying" : "free"](user.id).catch(refuseAs("chat.new_limit"));
    },
  };
}
