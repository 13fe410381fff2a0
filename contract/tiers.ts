/** Who reads: nobody in particular (teasers), a member who does not pay, one who does (or has it otherwise). */
export const tiers = ["teaser", "free", "paying"] as const;
export type Tier = (typeof tiers)[number];

/** Who something is for; `everybody` includes visitors. */
export const audiences = ["everybody", "members", "paying"] as const;
export type Audience = (typeof audiences)[number];
