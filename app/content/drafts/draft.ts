/** Of the forum, which lists them. */
export const forumDraftKinds = ["topic", "reply", "edit"] as const;
export const draftKinds = [...forumDraftKinds, "chat"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** The target of a topic that is not there yet. */
export const NEW_TOPIC = "new";

/** What a draft is of: a new topic, a reply to a topic, a change of a topic, a message to a member. */
export type DraftPlace = { kind: DraftKind; target: string };

/** Further fields of its form, as they are typed. */
export type DraftFields = Record<string, string | string[]>;

export type DraftText = { title: string; body: string; fields: DraftFields };

/** A text that somebody began, as the portal keeps it for them. */
export type Draft = DraftText & {
  /** Of the last change, as Directus writes it. */
  updatedAt: string;
};

/** `conflict`: it was changed elsewhere since, to what stands in `draft`. */
export type DraftAnswer =
  | { state: "kept"; updatedAt: string | null }
  | { state: "conflict"; draft: Draft };
