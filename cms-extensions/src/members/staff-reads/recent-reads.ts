const AN_HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 10_000;

export function createRecentReads(nowMs: () => number = Date.now) {
  const readAtMs = new Map<string, number>();
  return {
    /** Also marks the members as logged. */
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
