export type SendWatch = {
  began(): void;
  done(): void;
  isStalled(elapsedMs: number): boolean;
};

export function createSendWatch(elapsedMs: () => number, timeoutMs: number): SendWatch {
  let pending = 0;
  let sinceMs = 0;
  return {
    began() {
      if (pending === 0) sinceMs = elapsedMs();
      pending += 1;
    },
    done() {
      pending -= 1;
      sinceMs = elapsedMs();
    },
    isStalled: (atMs) => pending > 0 && atMs - sinceMs > timeoutMs,
  };
}
