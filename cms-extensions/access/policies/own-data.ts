import { policyIds } from "../ids.ts";
import {
  create,
  ownedBy,
  read,
  remove,
  update,
  type Permission,
  type Policy,
} from "../permission.ts";
import { paidWork } from "./paying-work.ts";

const mine = ownedBy("user_created");

/**
 * A member's own rows in a collection: reads and deletes them, writes the named fields.
 * `keyed` collections hold one row per member and item; the content hook fills `uniqueKey`.
 */
function own(collection: string, identity: string[], state: string[], keyed = true): Permission[] {
  return [
    read(collection, mine),
    create(collection, [...identity, ...state, ...(keyed ? ["uniqueKey"] : [])]),
    ...(state.length > 0 ? [update(collection, mine, state)] : []),
    remove(collection, mine),
  ];
}

const profile = [
  "displayName",
  "city",
  "canton",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
  "visibility",
  "isInDirectory",
];

/** What a member writes and keeps; nobody else's rows. */
export const ownData: Policy = {
  id: policyIds.ownData,
  name: "Dados do próprio membro",
  icon: "person",
  description: "Favoritos, progresso, notificações, textos e perfil de quem pergunta",
  app_access: false,
  permissions: [
    ...own("favorites", ["type", "item"], []),
    ...own("read_states", ["type", "item"], ["positionPct", "readAt"]),
    ...own("video_progress", ["video"], ["positionSec", "maxSec", "completedAt"]),
    ...own(
      "enrollments",
      ["course", "startedAt"],
      ["lastClass", "percent", "completedAt", "courseVersion", "isHidden"],
    ),
    ...own("class_progress", ["class"], ["state", "completedAt"]),
    ...own("quiz_attempts", ["class", "answers"], [], false),
    ...own("member_notes", ["type", "item"], ["second", "body"], false),
    ...paidWork.flatMap(({ collection }) => [read(collection, mine), remove(collection, mine)]),
    ...own("member_plan_steps", ["step", "familyMember"], ["dueOn", "doneOn", "snoozedTo", "note"]),
    ...own("drafts", ["kind", "target"], ["title", "body", "fields", "deviceId"]),
    ...own("topic_states", ["post"], ["lastReadNumber", "level"]),
    ...own("follows", ["targetType", "target"], ["level"]),
    ...own("votes", ["targetType", "target"], ["value"]),
    ...own("content_feedback", ["targetType", "target"], ["isUseful", "reason", "quote", "note"]),
    create("course_reviews", ["course", "rating", "body", "uniqueKey"]),
    update("course_reviews", mine, ["rating", "body"]),
    remove("course_reviews", mine),
    read("certificates", mine),
    read("entitlements", ownedBy("user"), [
      "id",
      "user",
      "source",
      "plan",
      "status",
      "validFrom",
      "validUntil",
      "graceUntil",
      "currency",
      "amountCents",
    ]),
    read("membership_claims", mine, [
      "id",
      "channelUrl",
      "code",
      "state",
      "expiresAt",
      "note",
      "proof",
      "user_created",
      "date_created",
    ]),
    // The form gives the id, so that what is sent twice is written once.
    create("membership_claims", ["id", "channelUrl", "code", "state"]),
    read("tickets", ownedBy("member")),
    read("ticket_messages", { ticket: ownedBy("member") }),
    read("reports", mine, [
      "id",
      "targetType",
      "target",
      "reason",
      "note",
      "state",
      "outcome",
      "date_created",
    ]),
    create("reports", ["targetType", "target", "reason", "note", "uniqueKey"]),
    read("sanctions", ownedBy("member"), ["id", "member", "kind", "reason", "until", "liftedAt"]),
    create("ideas", ["id", "title", "body", "kind"]),
    create("forum_posts", ["title", "body", "type", "category", "contextCard", "poll"], {
      presets: { status: "open", lastActivityAt: "$NOW" },
    }),
    update("forum_posts", mine, ["title", "body", "category", "contextCard"]),
    create("comments", ["targetType", "target", "parent", "body", "anchor"], {
      presets: { status: "published" },
    }),
    update("comments", mine, ["body"]),
    read("Notification", ownedBy("owner")),
    update("Notification", ownedBy("owner"), ["isRead", "readAt", "seenAt"]),
    read("directus_users", ownedBy("id"), [
      "id",
      "first_name",
      "last_name",
      "email",
      "avatar",
      "language",
      "role",
      "status",
      "memberSince",
      "silencedUntil",
      "suspendedUntil",
      "membershipSource",
      "membershipState",
      "membershipValidUntil",
      ...profile,
    ]),
    update("directus_users", ownedBy("id"), profile),
  ],
};
