export const forumDraftKinds = ["topic", "reply", "edit"] as const;
export const draftKinds = [...forumDraftKinds, "chat"] as const;
export type DraftKind = (typeof draftKinds)[number];

export const NEW_TOPIC = "new";

/**
 * The subject of a draft: a new topic, a reply to a topic, a change of a topic, or a message to a member.
 */
export type DraftPlace = { kind: DraftKind; target: string };

export type DraftFields = Record<string, string | string[]>;

export type DraftText = { title: string; body: string; fields: DraftFields };

export type Draft = DraftText & {
  updatedAt: string;
};

/** `conflict`: the draft was changed elsewhere since; `draft` has that version. */
export type DraftAnswer =
  | { state: "kept"; updatedAt: string | null }
  | { state: "conflict"; draft: Draft };
