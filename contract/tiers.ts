/** Reader's tier: a guest (teasers), a free member, or a member with paid access. */
export const tiers = ["teaser", "free", "paying"] as const;
export type Tier = (typeof tiers)[number];

/** Audience of an item; `everybody` includes guests. */
export const audiences = ["everybody", "members", "paying"] as const;
export type Audience = (typeof audiences)[number];
