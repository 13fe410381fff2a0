/** "5" means five or more, as in the rent statistics. */
export const rentRooms = ["1", "2", "3", "4", "5"] as const;
