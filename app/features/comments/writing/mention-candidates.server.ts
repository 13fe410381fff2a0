import type { ServiceClients } from "~/service/clients.server";
import { GetCallableDocument } from "~/service/generated/graphql";
import { type MentionCandidate, listMatches } from "~/content/writing/mention";

export type MentionCandidatesAnswer = { status: 200 | 429 | 503; people: MentionCandidate[] };

export async function listMentionCandidates(
  service: ServiceClients,
  letters: string,
): Promise<MentionCandidatesAnswer> {
  const { data, failure } = await service.query(GetCallableDocument, { name: letters });
  if (!data) return { status: failure?.code === "rate_limited" ? 429 : 503, people: [] };
  const people = data.getCallable.map(({ directusUserId, name, profession, city }) => ({
    id: directusUserId,
    name,
    detail: [profession, city].filter(Boolean).join(" · "),
    isParticipant: false,
  }));
  return { status: 200, people: listMatches(people, letters) };
}
