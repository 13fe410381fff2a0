import { CONNECTIONS_PER_PAGE } from "../../../../contract/community/members.ts";
import { builder } from "../../../graphql/builder.ts";
import { PageInfoType } from "../../../graphql/page.ts";
import type { Page } from "../../../graphql/page.ts";
import { toMember } from "../../identity/users/user.ts";
import type { Member } from "../../identity/users/user.ts";
import type { Connections, ListedConnection } from "./connections.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    connections: Connections;
  }
}

const ConnectionType = builder.objectRef<ListedConnection>("MemberConnection").implement({
  fields: (field) => ({
    directusUserId: field.exposeID("directusUserId", { description: "The other member" }),
    changedAt: field.field({
      type: "DateTime",
      description: "When they connected, or when one of them asked",
      resolve: ({ changedAt }) => changedAt.toISOString(),
    }),
  }),
});

const ConnectionsPageType = builder
  .objectRef<Page<ListedConnection>>("MemberConnectionsPage")
  .implement({
    fields: (field) => ({
      items: field.expose("items", { type: [ConnectionType] }),
      pageInfo: field.expose("pageInfo", { type: PageInfoType }),
      totalCount: field.exposeInt("totalCount"),
    }),
  });

const BlockedMemberType = builder
  .objectRef<Pick<Member, "directusUserId" | "fullName">>("BlockedMember")
  .implement({
    fields: (field) => ({
      directusUserId: field.exposeID("directusUserId"),
      fullName: field.exposeString("fullName"),
    }),
  });

builder.queryFields((field) => ({
  getConnections: field.field({
    type: ConnectionsPageType,
    description: "One's own: connected, received or requested; the latest first",
    args: {
      list: field.arg.string({ required: true }),
      take: field.arg.int(),
      skip: field.arg.int(),
    },
    resolve: (_root, { list, take, skip }, { userId, connections }) =>
      connections.list(userId, list, { take: take ?? CONNECTIONS_PER_PAGE, skip: skip ?? 0 }),
  }),

  getBlockedMembers: field.field({
    type: [BlockedMemberType],
    description: "Whom the one who asks blocked, the last one first",
    resolve: async (_root, _args, { userId, connections }) =>
      (await connections.listBlocked(userId)).map(toMember),
  }),
}));

type Act = Exclude<keyof Connections, "request" | "list" | "listBlocked">;

builder.mutationFields((field) => {
  const act = (name: Act, description: string) =>
    field.boolean({
      description,
      args: { directusUserId: field.arg.id({ required: true }) },
      resolve: async (_root, { directusUserId }, { userId, connections }) => {
        await connections[name](userId, String(directusUserId));
        return true;
      },
    });

  return {
    requestConnection: field.string({
      description: "Answers how the other one stands now: requested or connected",
      args: { directusUserId: field.arg.id({ required: true }) },
      resolve: (_root, { directusUserId }, { userId, connections }) =>
        connections.request(userId, String(directusUserId)),
    }),
    acceptConnection: act("accept", "Of somebody who asked"),
    declineConnection: act("decline", "Who asked is not told"),
    withdrawConnection: act("withdraw", "Takes one's own request back"),
    removeConnection: act("remove", "Ends a connection, for both"),
    blockMember: act("block", "Ends whatever is between the two"),
    unblockMember: act("unblock", "Brings nothing back"),
  };
});
