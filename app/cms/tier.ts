/** Who reads: nobody in particular (teasers), a member, a paying or YouTube member. */
export type Tier = "teaser" | "free" | "paying";
