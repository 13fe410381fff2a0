import type { SignalROptions } from "../settings/options.ts";
import type { Connection } from "./connection.ts";

export type ConnectionStore = {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  find(token: string): Connection | null;
  list(userId?: string): readonly Connection[];
  readonly size: number;
  hasRoomFor(userId: string): boolean;
};

type StoreLimits = Pick<SignalROptions, "maxConnections" | "maxConnectionsPerUser">;

export function createConnectionStore(limits: StoreLimits): ConnectionStore {
  const byToken = new Map<string, Connection>();
  const countOfUser = new Map<string, number>();

  function count(userId: string, step: 1 | -1): void {
    const next = (countOfUser.get(userId) ?? 0) + step;
    if (next > 0) countOfUser.set(userId, next);
    else countOfUser.delete(userId);
  }

  return {
    add(connection) {
      byToken.set(connection.token, connection);
      count(connection.identity.userId, 1);
    },
    remove(connection) {
      if (byToken.delete(connection.token)) count(connection.identity.userId, -1);
    },
    find: (token) => byToken.get(token) ?? null,
    list(userId) {
      const all = [...byToken.values()];
      return userId === undefined ? all : all.filter(({ identity }) => identity.userId === userId);
    },
    get size() {
      return byToken.size;
    },
    hasRoomFor: (userId) =>
      byToken.size < limits.maxConnections &&
      (countOfUser.get(userId) ?? 0) < limits.maxConnectionsPerUser,
  };
}
