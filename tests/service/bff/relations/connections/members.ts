import type { TestService } from "../../service.ts";
import { ask, codeOf } from "../../community/chat/members.ts";
import type { Chatter } from "../../community/chat/members.ts";

export type Act = "request" | "accept" | "decline" | "withdraw" | "remove" | "block" | "unblock";

const nameOf = (what: Act) =>
  what === "block" || what === "unblock" ? `${what}Member` : `${what}Connection`;

/** Performs an action. Returns the error code if it was refused. */
export async function act(
  service: TestService,
  who: Chatter,
  what: Act,
  other: Pick<Chatter, "directusUserId">,
): Promise<string | null> {
  const mutation = `mutation ($id: ID!) { ${nameOf(what)}(directusUserId: $id) }`;
  return codeOf(await ask(service, who, mutation, { id: other.directusUserId }));
}

export type List = "connected" | "received" | "requested";

/** Directus ids in one of the member's lists. */
export async function listOf(service: TestService, who: Chatter, list: List): Promise<string[]> {
  const query = `query ($list: String!) {
    getConnections(list: $list) { totalCount items { directusUserId changedAt } }
  }`;
  const { data } = await ask(service, who, query, { list });
  const page = data?.["getConnections"] as {
    totalCount: number;
    items: { directusUserId: string }[];
  };
  if (page.totalCount !== page.items.length) throw new Error("The count is not the list's");
  return page.items.map(({ directusUserId }) => directusUserId);
}

export async function connect(service: TestService, one: Chatter, other: Chatter): Promise<void> {
  for (const refused of [
    await act(service, one, "request", other),
    await act(service, other, "accept", one),
  ]) {
    if (refused) throw new Error(`refused: ${refused}`);
  }
}
