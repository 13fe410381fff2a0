/** Numbers of rooms in the rent statistics; "5" means five or more. */
export const rentRooms = ["1", "2", "3", "4", "5"] as const;
