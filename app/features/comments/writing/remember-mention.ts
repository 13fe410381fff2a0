import { listMentioned } from "../../../../contract/community/mentions.ts";
import { mentionNameOf } from "../../../../contract/community/comments.ts";
import { fold } from "../../../../contract/shared/text.ts";
import type { Callable } from "./mention";
import { chosenCalls } from "./chosen-mentions";

/** Member ids by folded mention name. Null for participants. */
const chosen = new Map<string, Map<string, string | null>>();

export function noteCall(draft: string, { id, name, isHere }: Callable): void {
  const byName = chosen.get(draft) ?? new Map<string, string | null>();
  chosen.set(draft, byName.set(fold(mentionNameOf(name)), isHere ? null : id));
  chosenCalls.set(draft, (body) => {
    chosenCalls.delete(draft);
    chosen.delete(draft);
    return listMentioned(body)
      .flatMap((called) => byName.get(called) ?? [])
      .join(",");
  });
}
