import { appendFileSync } from "node:fs";

/** A full disk loses lines; logging resumes once there is space. */
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
