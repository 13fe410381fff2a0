import { useState } from "react";
import { findField } from "~/content/writing/apply-edit";
import { MentionPicker } from "~/content/writing/mention-picker";
import { MAX_MENTIONED } from "../../../../contract/community/mentions.ts";
import { TOPIC_BODY_MAX_LENGTH } from "../../../../contract/community/forum.ts";

function write(fieldId: string, text: string): void {
  const field = findField(fieldId);
  if (!field) return;
  field.setRangeText(text, 0, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Directus notifies only those whose name is still in the text. */
export function TopicMentions({ field, name }: { field: string; name: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <>
      <input type="hidden" name={name} value={ids.join(",")} />
      <MentionPicker
        field={field}
        limit={TOPIC_BODY_MAX_LENGTH}
        onChoose={({ id }) =>
          setIds((known) => [id, ...known.filter((each) => each !== id)].slice(0, MAX_MENTIONED))
        }
        onWrite={(text) => write(field, text)}
      />
    </>
  );
}
