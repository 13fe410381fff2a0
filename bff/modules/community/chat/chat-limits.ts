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
  /** Before the receiver answers: slower for new members. `rate_limited` */
  requireFirstPace(user: UserRow): Promise<void>;
  /** The first message to a member. `chat.new_limit` */
  requireNewChat(user: UserRow): Promise<void>;
};

export type ChatLimitsDeps = {
  limit: CreateRateLimit;
  memberRoles: MemberRoles;
  now: () => Date;
};
const NEWCOMER_MS = 7 * DAY_SECONDS * 1_000;
const NEWCOMER_WAIT_SECONDS = 120;
const IMAGES_AN_HOUR = 60;
/** A device sends all messages that it queued offline at once. */
const PACE = { messages: 10, seconds: 20 };

export function createChatLimits({ limit, memberRoles, now }: ChatLimitsDeps): ChatLimits {
  const pace = limit("chat-messages", PACE.messages, PACE.seconds);
  const imagePace = limit("chat-images", IMAGES_AN_HOUR, 3_600);
  const newcomerPace = limit("chat-newcomers", 1, NEWCOMER_WAIT_SECONDS);
  const newChats: Record<keyof typeof newChatsADay, RateLimit> = {
    free: limit("chat-new-free", newChatsADay.free, DAY_SECONDS),
    paying: limit("chat-new-paying", newChatsADay.paying, DAY_SECONDS),
  };

  return {
    requirePace: pace,
    requireImagePace: imagePace,

    async requireFirstPace(user) {
      const isNewcomer = now().getTime() - user.createdAt.getTime() < NEWCOMER_MS;
      await (isNewcomer ? newcomerPace : pace)(user.id);
    },

    async requireNewChat(user) {
      const isPaying = user.cmsRoleId !== null && memberRoles.payingIds.includes(user.cmsRoleId);
      await newChats[isPaying ? "paying" : "free"](user.id).catch((error: unknown) => {
        if (!(error instanceof ServiceError) || error.code !== "rate_limited") throw error;
        const { retryAfterSeconds = DAY_SECONDS } = error;
        throw new ServiceError("chat.new_limit", { retryAfterSeconds, cause: error });
      });
    },
  };
}
