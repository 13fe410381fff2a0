import { afterEach, expect, test, vi } from "vitest";
import { requireConversation } from "~/features/chat/list/chats.server";
import { createGraphqlClient } from "~/service/graphql-client.server";

const [ANA, BIA] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

afterEach(() => vi.unstubAllGlobals());

test("conversation: opens without the other's name while names are unavailable", async () => {
  const participant = (directusUserId: string, firstName: string) => ({
    userId: directusUserId,
    user: { id: directusUserId, firstName, directusUserId },
  });
  const chat = { id: "c", chatParticipants: [participant(ANA, "Ana"), participant(BIA, "Bia")] };
  const data = {
    getChatByDirectusUsers: chat,
    getBlockedMembers: [],
    getChats: { items: [] },
    getChatMessages: { items: [], pageInfo: { hasNextPage: false } },
  };
  const errors = [{ message: "away", extensions: { code: "unavailable" } }];
  vi.stubGlobal("fetch", async (_: unknown, { body }: RequestInit) =>
    Response.json(String(body).includes("getAuthors") ? { data: null, errors } : { data }),
  );
  const query = createGraphqlClient("http://service.test")("a-token");
  const request = new Request("http://portal.test/");
  const { conversation } = await requireConversation({ query, own: ANA, other: BIA }, request);
  expect(conversation.partner.name).toBe("Bia");
});

test.each([true, false])(
  "conversation: knows whether the two members are connected: %s",
  async (is) => {
    const author = { directusUserId: BIA, name: "Bia S.", avatar: null, cantonId: null };
    const data = {
      getChatByDirectusUsers: null,
      getAuthors: [{ ...author, isTeam: false, isConnected: is }],
      getBlockedMembers: [],
      getChats: { items: [] },
    };
    vi.stubGlobal("fetch", async () => Response.json({ data }));
    const query = createGraphqlClient("http://service.test")("a-token");
    const request = new Request("http://portal.test/");
    const { conversation } = await requireConversation({ query, own: ANA, other: BIA }, request);
    expect(conversation.areConnected).toBe(is);
  },
);
