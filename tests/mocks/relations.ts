type Connection = { directusUserId: string; changedAt: string };
type Blocked = { directusUserId: string; fullName: string };
type Listed = { directusUserId: string; name: string } & Record<string, unknown>;

const PAGES = { hasNextPage: false, hasPreviousPage: false };

/** Relations between members, as set by the test. */
export function createRelationsMock() {
  const fresh = () => ({
    connections: {} as Record<string, Connection[]>,
    blocked: [] as Blocked[],
    directory: [] as Listed[],
    cantonCounts: [] as { cantonId: number; count: number }[],
    neighborhood: { members: null as number | null, volunteers: null as number | null },
    asked: [] as Record<string, unknown>[],
    /** Actions on members: "block 9999…". */
    done: [] as string[],
  });
  const state = fresh();

  const act =
    <Answer>(name: string, answer: Answer) =>
    ({ directusUserId }: { directusUserId: string }): Answer => {
      state.done.push(`${name} ${directusUserId}`);
      return answer;
    };

  const root = {
    getBlockedMembers: () => state.blocked,
    getConnections: ({ list }: { list: string }) => {
      const items = state.connections[list] ?? [];
      return { items, totalCount: items.length, pageInfo: PAGES };
    },
    getDirectory: (requested: Record<string, unknown>) => {
      state.asked.push(requested);
      const empty = { spokenLanguages: [], isOwn: false, isConnected: false, isVolunteer: false };
      const items = state.directory.map((member) => ({ ...empty, ...member }));
      const { cantonCounts } = state;
      return { items, totalCount: items.length, cantonCounts, pageInfo: PAGES };
    },
    getCallable: (requested: Record<string, unknown>) => {
      state.asked.push(requested);
      return state.directory.map((member) => ({ profession: null, city: null, ...member }));
    },
    getNeighborhood: () => state.neighborhood,
    requestConnection: act("request", "requested"),
    acceptConnection: act("accept", true),
    declineConnection: act("decline", true),
    withdrawConnection: act("withdraw", true),
    removeConnection: act("remove", true),
    blockMember: act("block", true),
    unblockMember: act("unblock", true),
  };

  return { state, root, reset: () => void Object.assign(state, fresh()) };
}
