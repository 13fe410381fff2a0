/** Messages that wait for their turn, oldest first. */
export type PendingBytes = {
  readonly byteLength: number;
  add(bytes: Uint8Array): void;
  /** All of them in one, and how many they are. */
  peek(): { bytes: Uint8Array; count: number };
  /** Forgets so many of the oldest. */
  drop(count: number): void;
};

export function createPendingBytes(): PendingBytes {
  let list: Uint8Array[] = [];
  let byteLength = 0;
  const sizeOf = (each: readonly Uint8Array[]) => each.reduce((sum, { length }) => sum + length, 0);
  return {
    get byteLength() {
      return byteLength;
    },
    add(bytes) {
      list.push(bytes);
      byteLength += bytes.length;
    },
    peek: () => ({ bytes: Buffer.concat(list, byteLength), count: list.length }),
    drop(count) {
      byteLength -= sizeOf(list.slice(0, count));
      list = list.slice(count);
    },
  };
}
