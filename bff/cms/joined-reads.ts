type Running<T> = { ended: Promise<void>; next: Promise<T> | null };

/**
 * Shares reads: all callers that arrive during a read of a key share the next read. No caller gets a read
 * that began before its call, so a fresh write is never missed. Many callers of one key cost two reads at a
 * time.
 * @param read if it fails, it fails for all callers that share it
 */
export function createJoinedReads<T>(
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const reads = new Map<string, Running<T>>();

  function begin(key: string): Promise<T> {
    const call = read(key);
    const over = () => {
      if (!running.next) reads.delete(key);
    };
    const running: Running<T> = { ended: call.then(over, over), next: null };
    reads.set(key, running);
    return call;
  }

  return (key) => {
    const running = reads.get(key);
    if (!running) return begin(key);
    running.next ??= running.ended.then(() => begin(key));
    return running.next;
  };
}
