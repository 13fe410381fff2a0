type Running<T> = { ended: Promise<void>; next: Promise<T> | null };

/**
 * Joins those who wait for the same thing: while one read of a key is under way, all who ask for it
 * share one read after it. Nobody is answered by a read that began before they asked, so what a member
 * just saved is never missed; and many readers of one thing cost two reads at a time.
 * @param read fails for all who share it
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
