/** Topics of a free account within thirty days. */
export const FREE_TOPICS_A_MONTH = 3;

/** So many offers of the classifieds a member who does not pay opens in a day; the same one again counts no more. */
export const FREE_DETAILS_A_DAY = 3;

/** How many new conversations a member may begin within a day. */
export const newChatsADay = { free: 1, paying: 10 } as const;
