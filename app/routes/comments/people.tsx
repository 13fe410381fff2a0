import { listMentionCandidates } from "~/features/comments/writing/mention-candidates.server";
import { memberLoader } from "~/guards/guards.server";

const NO_STORE = { "Cache-Control": "no-store" };
const [MIN_LETTERS, MAX_LETTERS] = [2, 60];

export const loader = memberLoader(async ({ request, service }) => {
  const letters = new URL(request.url).searchParams.get("name")?.trim() ?? "";
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS)
    return Response.json(null, { status: 400, headers: NO_STORE });
  const { status, people } = await listMentionCandidates(service, letters);
  return Response.json(people, { status, headers: NO_STORE });
});
