/** Topics of a free account in thirty days. */
export const FREE_TOPICS_A_MONTH = 3;

/** Classified ads that a free member may open per day; reopening the same ad does not count. */
export const FREE_DETAILS_A_DAY = 3;

export const newChatsADay = { free: 1, paying: 10 } as const;
