/** Rooms of the flats whose rents the cantons tell; five and more are one. */
export const rentRooms = ["1", "2", "3", "4", "5"] as const;
