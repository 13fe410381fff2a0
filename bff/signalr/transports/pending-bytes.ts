export type PendingBytes = {
  readonly byteLength: number;
  add(bytes: Uint8Array): void;
  peek(): { bytes: Uint8Array; count: number };
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
