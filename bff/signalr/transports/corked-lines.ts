import type { Duplex } from "node:stream";

/** Combines a socket's writes of one turn of the event loop into one. */
export type CorkLine = (line: Duplex) => void;

export function createCorking(): CorkLine {
  let corked: Duplex[] = [];

  function flush(): void {
    const lines = corked;
    corked = [];
    for (const line of lines) line.uncork();
  }

  return (line) => {
    if (line.writableCorked > 0) return;
    line.cork();
    if (corked.length === 0) setImmediate(flush);
    corked.push(line);
  };
}
