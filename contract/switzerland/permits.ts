/**
 * Residence permits that members can choose, by the letter on the card. Source: State Secretariat for
 * Migration, www.sem.admin.ch, 2026.
 */
export const askedPermits = ["L", "B", "C", "G", "F", "N", "S"] as const;
