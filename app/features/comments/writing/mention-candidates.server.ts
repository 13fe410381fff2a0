import type { ServiceClients } from "~/service/clients.server";
import { GetCallableDocument } from "~/service/generated/graphql";
import { type Callable, listMeant } from "./mention";

export type CallableAnswer = { status: 200 | 429 | 503; people: Callable[] };

export async function listCallable(
  service: ServiceClients,
  letters: string,
): Promise<CallableAnswer> {
  const { data, failure } = await service.query(GetCallableDocument, { name: letters });
  if (!data) return { status: failure?.code === "rate_limited" ? 429 : 503, people: [] };
  const people = data.getCallable.map(({ directusUserId, name, profession, city }) => ({
    id: directusUserId,
    name,
    detail: [profession, city].filter(Boolean).join(" · "),
    isHere: false,
  }));
  return { status: 200, people: listMeant(people, letters) };
}
