import type { Connection } from "../connections/connection.ts";
import type { Address } from "../backplane/backplane.ts";

export type Members = {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  join(connectionId: string, group: string): void;
  leave(connectionId: string, group: string): void;
  has(connectionId: string): boolean;
  list(address: Address): readonly Connection[];
};

type Index = Map<string, Set<Connection>>;

export function createMembers(): Members {
  const byId = new Map<string, Connection>();
  const byUser: Index = new Map();
  const byGroup: Index = new Map();
  const groupsOf = new Map<string, Set<string>>();

  return {
    add(connection) {
      byId.set(connection.id, connection);
      put(byUser, connection.identity.userId, connection);
    },
    remove(connection) {
      byId.delete(connection.id);
      drop(byUser, connection.identity.userId, connection);
      for (const group of groupsOf.get(connection.id) ?? []) drop(byGroup, group, connection);
      groupsOf.delete(connection.id);
    },
    join(connectionId, group) {
      const connection = byId.get(connectionId);
      if (!connection) return;
      put(byGroup, group, connection);
      groupsOf.set(connectionId, (groupsOf.get(connectionId) ?? new Set()).add(group));
    },
    leave(connectionId, group) {
      const connection = byId.get(connectionId);
      if (!connection) return;
      drop(byGroup, group, connection);
      groupsOf.get(connectionId)?.delete(group);
    },
    has: (connectionId) => byId.has(connectionId),
    list(address) {
      if (address.kind === "all") return [...byId.values()];
      if (address.kind === "group") return [...(byGroup.get(address.name) ?? [])];
      if (address.kind === "user") return [...(byUser.get(address.userId) ?? [])];
      const connection = byId.get(address.connectionId);
      return connection ? [connection] : [];
    },
  };
}

function put(index: Index, key: string, connection: Connection): void {
  index.set(key, (index.get(key) ?? new Set()).add(connection));
}

function drop(index: Index, key: string, connection: Connection): void {
  const set = index.get(key);
  set?.delete(connection);
  if (set?.size === 0) index.delete(key);
}
