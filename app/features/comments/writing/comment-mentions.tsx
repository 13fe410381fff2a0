import { MentionPicker } from "~/content/writing/mention-picker";
import type { MentionCandidate } from "~/content/writing/mention";
import { mentionNameOf } from "../../../../contract/community/comments.ts";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import { fold } from "../../../../contract/shared/text.ts";
import { chosenMentions } from "./chosen-mentions";

/** Member ids by folded mention name. Null for participants. */
const mentionedIds = new Map<string, Map<string, string | null>>();

export function rememberMention(
  draft: string,
  { id, name, isParticipant }: MentionCandidate,
): void {
  const byName = mentionedIds.get(draft) ?? new Map<string, string | null>();
  mentionedIds.set(draft, byName.set(fold(mentionNameOf(name)), isParticipant ? null : id));
  chosenMentions.set(draft, (body) => {
    chosenMentions.delete(draft);
    mentionedIds.delete(draft);
    return listMentioned(body)
      .flatMap((mentioned) => byName.get(mentioned) ?? [])
      .join(",");
  });
}

type CommentMentionsProps = {
  field: string;
  limit: number;
  draft: string;
  onWrite: (text: string) => void;
};

export function CommentMentions({ draft, ...picker }: CommentMentionsProps) {
  return <MentionPicker {...picker} onChoose={(person) => rememberMention(draft, person)} />;
}
