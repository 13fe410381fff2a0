/** Received bytes that are not processed yet. Doubles its size, so that single bytes cost no copies. */
export type Inbox = {
  readonly byteLength: number;
  append(chunk: Uint8Array): void;
  /** All bytes. The view is valid until the next `append`. */
  peek(): Uint8Array;
  /** Index of this byte from the first unprocessed one, or -1. Checks no byte twice. */
  find(byte: number): number;
  take(byteCount: number): Uint8Array;
};

const SMALLEST_BYTES = 256;

export function createInbox(): Inbox {
  let store = new Uint8Array(0);
  let start = 0;
  let end = 0;
  let searched = 0;

  function makeRoom(byteCount: number): void {
    const held = end - start;
    if (end + byteCount <= store.length) return;
    const isRoomy = (held + byteCount) * 2 <= store.length;
    const next = isRoomy ? store : new Uint8Array(Math.max(SMALLEST_BYTES, (held + byteCount) * 2));
    next.set(store.subarray(start, end));
    store = next;
    start = 0;
    end = held;
  }

  return {
    get byteLength() {
      return end - start;
    },
    append(chunk) {
      makeRoom(chunk.length);
      store.set(chunk, end);
      end += chunk.length;
    },
    peek: () => store.subarray(start, end),
    find(byte) {
      const at = store.subarray(start + searched, end).indexOf(byte);
      if (at >= 0) return searched + at;
      searched = end - start;
      return -1;
    },
    take(byteCount) {
      const taken = store.slice(start, start + byteCount);
      start += byteCount;
      searched = 0;
      if (start >= end) {
        // An idle connection holds no memory.
        store = new Uint8Array(0);
        start = 0;
        end = 0;
      }
      return taken;
    },
  };
}
