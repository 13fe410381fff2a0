import type { MentionCandidate } from "~/content/writing/mention";
import type { ShownComment } from "../comment";

export function participantsOf(comments: readonly ShownComment[]): MentionCandidate[] {
  const people = comments
    .flatMap((root) => [root, ...root.replies])
    .flatMap(({ author, isOwn }): MentionCandidate[] => {
      if (!author || isOwn || author.isBlocked) return [];
      const id = author.path.split("/").at(-1) ?? "";
      return [{ id, name: author.name, detail: "", isParticipant: true }];
    });
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
