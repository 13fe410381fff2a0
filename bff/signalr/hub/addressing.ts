import type { Address, Backplane, BackplaneMessage } from "../backplane/backplane.ts";
import { outgoing } from "../connections/outgoing.ts";
import type { Outgoing } from "../connections/outgoing.ts";
import type { Connection } from "../connections/connection.ts";
import { messageTypes } from "../protocol/messages.ts";
import type { Log } from "../settings/log.ts";
import type { ClientResults } from "./client-results.ts";
import type { Clients, Groups, Recipients } from "./clients.ts";
import type { Members } from "./members.ts";

export type AddressingDeps = {
  hubPath: string;
  members: Members;
  backplane: Backplane;
  results: ClientResults;
  log: Log;
};

export type Addressing = {
  clients: Clients;
  groups: Groups;
  apply(message: BackplaneMessage): void;
};

export function createAddressing({
  hubPath: hub,
  members,
  backplane,
  results,
  log,
}: AddressingDeps): Addressing {
  async function everywhere(message: BackplaneMessage): Promise<void> {
    apply(message);
    await backplane.publish(message);
  }

  function apply(message: BackplaneMessage): void {
    switch (message.kind) {
      case "send":
        return deliver(message);
      case "join":
        return members.join(message.connectionId, message.group);
      case "leave":
        return members.leave(message.connectionId, message.group);
      case "disconnect":
        return disconnect(message);
      case "ask":
        return void answerFor(message);
      case "answer":
        return results.finish(null, { ...message, invocationId: message.askId });
    }
  }

  function ask(connectionId: string, method: string, args: readonly unknown[]): Promise<unknown> {
    return results.ask(connectionId, (invocationId) => {
      const call = { type: messageTypes.invocation, target: method, arguments: args, invocationId };
      const [connection] = members.list({ kind: "connection", connectionId });
      connection?.send(outgoing(call));
    });
  }

  async function answerFor(message: BackplaneMessage & { kind: "ask" }): Promise<void> {
    const { connectionId, askId, method, args } = message;
    if (!members.has(connectionId)) return;
    const answer = await ask(connectionId, method, args).then(
      (result) => ({ result }),
      (error: Error) => ({ error: error.message }),
    );
    await backplane
      .publish({ kind: "answer", hub, askId, ...answer })
      .catch((error: unknown) => log.warn({ err: error, method }, "an answer is not passed on"));
  }

  function disconnect({
    userId,
    error,
    allowReconnect,
  }: BackplaneMessage & { kind: "disconnect" }): void {
    const reason = { ...(error !== undefined && { error }), allowReconnect };
    for (const connection of members.list({ kind: "user", userId })) connection.close(reason);
  }

  function deliver({ to, except, method, args }: BackplaneMessage & { kind: "send" }): void {
    const message = outgoing({ type: messageTypes.invocation, target: method, arguments: args });
    for (const connection of members.list(to)) {
      if (except.length === 0 || !except.includes(connection.id))
        sendTo(connection, message, method);
    }
  }

  /** A failed send does not affect the other connections. */
  function sendTo(connection: Connection, message: Outgoing, method: string): void {
    try {
      connection.send(message);
    } catch (error) {
      const { id } = connection;
      log.warn({ err: error, connectionId: id, method }, "a call of a client cannot be written");
    }
  }

  const recipients = (to: Address, except: readonly string[] = []): Recipients => ({
    async send(method, ...args) {
      const message: BackplaneMessage = { kind: "send", hub, to, except, method, args };
      // A connection belongs to one process; the others need no message for a local one.
      if (to.kind === "connection" && members.has(to.connectionId)) return deliver(message);
      await everywhere(message);
    },
  });

  async function move(kind: "join" | "leave", connectionId: string, group: string): Promise<void> {
    const message: BackplaneMessage = { kind, hub, connectionId, group };
    if (members.has(connectionId)) apply(message);
    else await backplane.publish(message);
  }

  return {
    apply,
    clients: {
      all: recipients({ kind: "all" }),
      allExcept: (ids) => recipients({ kind: "all" }, ids),
      group: (name) => recipients({ kind: "group", name }),
      groupExcept: (name, ids) => recipients({ kind: "group", name }, ids),
      user: (userId) => recipients({ kind: "user", userId }),
      connection: (connectionId) => ({
        ...recipients({ kind: "connection", connectionId }),
        invoke: (method, ...args) =>
          members.has(connectionId)
            ? ask(connectionId, method, args)
            : results.ask(null, (askId) =>
                backplane.publish({ kind: "ask", hub, connectionId, askId, method, args }),
              ),
      }),
      disconnectUser: (userId, { error, allowReconnect = false } = {}) =>
        everywhere({
          kind: "disconnect",
          hub,
          userId,
          allowReconnect,
          ...(error !== undefined && { error }),
        }),
    },
    groups: {
      add: (connectionId, group) => move("join", connectionId, group),
      remove: (connectionId, group) => move("leave", connectionId, group),
    },
  };
}
