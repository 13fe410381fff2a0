const AN_HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 10_000;

/** Tells the first read of one member's record by one person of the staff from those within the hour after. */
export function createRecentReads(nowMs: () => number = Date.now) {
  const readAtMs = new Map<string, number>();
  return {
    /** Of the members, those whose read by this person is not on record yet; they are from now on. */
    takeNew(staff: string, members: readonly string[]): string[] {
      const unseen = [...new Set(members)].filter((member) => {
        const lastMs = readAtMs.get(`${staff} ${member}`);
        return lastMs === undefined || nowMs() - lastMs >= AN_HOUR_MS;
      });
      for (const member of unseen) {
        readAtMs.delete(`${staff} ${member}`);
        readAtMs.set(`${staff} ${member}`, nowMs());
      }
      for (const oldest of readAtMs.keys()) {
        if (readAtMs.size <= MAX_REMEMBERED) break;
        readAtMs.delete(oldest);
      }
      return unseen;
    },
  };
}
