import { appendFileSync } from "node:fs";

/**
 * What a part says, in a file. A disk that is full loses lines, not the log: it goes on once there is
 * room.
 */
export function openLog(path: string, say: (line: string) => void): { write(chunk: Buffer): void } {
  let isLosing = false;
  return {
    write(chunk) {
      try {
        appendFileSync(path, chunk);
        isLosing = false;
      } catch (error) {
        if (!isLosing) say(`${path} loses lines, ${(error as Error).message}`);
        isLosing = true;
      }
    },
  };
}
