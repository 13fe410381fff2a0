import type { Backplane, BackplaneMessage } from "./backplane.ts";

export type MemoryExchange = { join(): Backplane };

/** Connects several servers in one process, for tests. A single server only needs `loneBackplane`. */
export function createMemoryExchange(): MemoryExchange {
  const listeners = new Map<symbol, (message: BackplaneMessage) => void>();
  return {
    join() {
      const own = Symbol("member");
      return {
        async publish(message) {
          for (const [member, listener] of listeners) {
            if (member !== own) listener(structuredClone(message));
          }
        },
        listen: (listener) => void listeners.set(own, listener),
        close: async () => void listeners.delete(own),
      };
    },
  };
}

export function loneBackplane(): Backplane {
  return { publish: async () => {}, listen: () => {}, close: async () => {} };
}
