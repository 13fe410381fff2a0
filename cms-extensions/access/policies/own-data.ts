import { chains, DEAREST_CENTS } from "../../../contract/classifieds/supermarket.ts";
import { PROFILE_COLUMNS } from "../../../contract/account/profile.ts";
import { policyIds } from "../../../contract/account/roles.ts";
import {
  create,
  ownedBy,
  read,
  remove,
  update,
  type Permission,
  type Policy,
  type Rule,
} from "../permission.ts";
import { paidWork } from "./paying-work.ts";

const mine = ownedBy("user_created");

/**
 * Permissions for a member's own rows in a collection: read, delete, write the named fields. `keyed`
 * collections have one row per member and item; the content hook fills `uniqueKey`.
 */
function own(collection: string, identity: string[], state: string[], keyed = true): Permission[] {
  return [
    read(collection, mine),
    create(collection, [...identity, ...state, ...(keyed ? ["uniqueKey"] : [])]),
    ...(state.length > 0 ? [update(collection, mine, state)] : []),
    remove(collection, mine),
  ];
}

/** Adds validation to a permission; absent fields pass. */
const checked =
  (validation: Rule) =>
  (permission: Permission): Permission =>
    ["create", "update"].includes(permission.action) ? { ...permission, validation } : permission;

const shelfPrice: Rule = {
  _and: [{ cents: { _between: [1, DEAREST_CENTS] } }, { chain: { _in: [...chains] } }],
};

const stars: Rule = { rating: { _between: [1, 5] } };

/**
 * Hides notifications that the member muted in the portal (they exist only for mail and push) and those
 * grouped behind another one.
 */
const shownNotices: Rule = {
  _and: [ownedBy("owner"), { isQuiet: { _neq: true } }, { groupHead: { _null: true } }],
};

const profile = [
  "displayName",
  ...PROFILE_COLUMNS,
  "isInDirectory",
  "isVolunteer",
  "mapCanton",
  "isWatchHistoryPaused",
  "readingChoices",
];

export const ownData: Policy = {
  id: policyIds.ownData,
  name: "Dados do próprio membro",
  icon: "person",
  description: "Favoritos, progresso, notificações, textos e perfil de quem pergunta",
  app_access: false,
  permissions: [
    ...own("favorites", ["type", "item"], ["remindAt"]),
    ...own("read_states", ["type", "item"], ["positionPct", "readAt"]),
    ...own(
      "video_progress",
      ["video"],
      ["positionSec", "maxSec", "completedAt", "watchedAt", "watchLaterAt"],
    ),
    // The first opened class creates the row (`course-hook`).
    read("enrollments", mine),
    update("enrollments", mine, ["isHidden", "lastClass"]),
    remove("enrollments", mine),
    ...own("class_progress", ["class"], ["state", "completedAt"]),
    // `course-hook` computes score and results, and ignores sent values.
    ...own("quiz_attempts", ["class", "answers", "score", "results"], [], false),
    ...own("member_notes", ["type", "item"], ["second", "body"], false),
    ...paidWork.flatMap(({ collection }) => [read(collection, mine), remove(collection, mine)]),
    ...own(
      "member_plan_steps",
      ["step", "familyMember"],
      ["dueOn", "doneOn", "droppedOn", "snoozedTo", "note"],
    ),
    ...own("drafts", ["kind", "target"], ["title", "body", "fields", "deviceId"]),
    ...own("topic_states", ["post"], ["lastReadNumber", "level"]),
    ...own("forum_poll_votes", ["post"], ["choice"]),
    ...own("follows", ["targetType", "target"], ["level"]),
    ...own("votes", ["targetType", "target"], ["value"]).map(checked({ value: { _in: [-1, 1] } })),
    // The hook sets the title and ignores a sent value.
    ...own(
      "content_feedback",
      ["targetType", "target", "title"],
      ["isUseful", "reason", "quote", "note"],
    ),
    create("product_prices", ["product", "chain", "cents", "seenAt", "uniqueKey"], {
      validation: shelfPrice,
    }),
    update("product_prices", mine, ["cents", "seenAt"], shelfPrice),
    remove("product_prices", mine),
    read("course_reviews", mine),
    create("course_reviews", ["course", "rating", "body", "uniqueKey"], { validation: stars }),
    update("course_reviews", mine, ["rating", "body"], stars),
    remove("course_reviews", mine),
    read("certificates", mine),
    // The hook sets all fields but course and name, and ignores sent values.
    create("certificates", [
      ...["course", "holderName", "code", "issuedAt", "uniqueKey"],
      ...["courseTitle", "totalMinutes", "completedAt"],
    ]),
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
    // The form sets the id, so that a retry does not create a second row.
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
    read("appeals", mine, [
      "id",
      "targetType",
      "target",
      "body",
      "state",
      "answer",
      "date_created",
    ]),
    create("appeals", ["id", "targetType", "target", "body", "state", "decidedBy", "uniqueKey"]),
    create("ideas", ["id", "title", "body", "kind"]),
    // The hook sets the state and ignores a sent value; the writer sets the id.
    create("forum_posts", [
      ...["id", "title", "body", "type", "category", "tags", "cantons"],
      ...["contextCard", "courseClass", "poll", "status", "lastActivityAt"],
    ]),
    create("forum_posts_tags", ["forum_posts_id", "tags_id"]),
    create("forum_posts_cantons", ["forum_posts_id", "Cantons_id"]),
    update("forum_posts", mine, ["title", "body", "category", "contextCard", "poll", "status"], {
      status: { _in: ["deleted"] },
    }),
    // The hook sets the state and ignores a sent value; the writer sets the id.
    create(
      "comments",
      ["id", "targetType", "target", "parent", "body", "anchor", "validFor", "status", "callCount"],
      {
        validation: { status: { _in: ["published", "suggested"] } },
      },
    ),
    update("comments", mine, ["body", "status", "editedAt"], { status: { _in: ["deleted"] } }),
    read("Notification", shownNotices),
    update("Notification", shownNotices, ["isRead", "readAt", "seenAt"]),
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
