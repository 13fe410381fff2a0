import type { Draft } from "~/content/drafts/draft";
import { DraftNotice, useDraft } from "~/content/drafts/use-draft";
import { useState } from "react";
import { noValidFor, REPLY_FIELD, type TypedValidFor } from "~/features/comments/comment";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { lazyPart } from "~/ui/later";
import { CommentForm } from "./comment-form";
import { dropDraft, saveDraft } from "./draft";

const t = translator("comments", comments);

const ValidForField = lazyPart(() =>
  import("./valid-for-field").then((part) => part.ValidForField),
);

type ReplyFormProps = {
  topic: string;
  serverDraft: Draft | null;
  refused?: string | undefined;
  draft: string;
  action: string;
  hidden: Record<string, string>;
  onSend: (body: string, validFor: TypedValidFor) => void;
};

const draftOf = (body: string) => ({ title: "", body, fields: {} });

export function ReplyForm(props: ReplyFormProps) {
  const { topic, serverDraft, refused, draft, action, hidden, onSend } = props;
  // After the portal has saved the draft, drop the local copy: it must not overwrite the saved one.
  const updatedAt = serverDraft?.updatedAt ?? null;
  const saved = useDraft({ kind: "reply", target: topic }, updatedAt, ({ body }) =>
    dropDraft(draft, body),
  );
  const [chosenDraft, setTaken] = useState<Draft | null>(null);
  const [typed, setTyped] = useState("");
  const [validFor, setValidFor] = useState(noValidFor);
  const [sentCount, setSentCount] = useState(0);
  return (
    <>
      <CommentForm
        key={chosenDraft?.updatedAt}
        label={t("forum.label")}
        submit={t("forum.submit")}
        draft={draft}
        markdownField={REPLY_FIELD}
        overrideText={chosenDraft?.body ?? refused}
        serverDraft={serverDraft}
        action={action}
        hidden={hidden}
        onType={(body) => {
          setTyped(body);
          saved.note(draftOf(body));
        }}
        onSend={(body) => {
          saved.stop();
          onSend(body, validFor);
          setValidFor(noValidFor);
          setSentCount(sentCount + 1);
        }}
      >
        <ValidForField key={sentCount} onChange={setValidFor} />
      </CommentForm>
      <DraftNotice
        state={saved.state}
        conflict={saved.conflict}
        onTake={(other) => {
          saved.finish(other);
          saveDraft(draft, "");
          setTaken(other);
        }}
        onSaveDraft={(other) => {
          saved.finish(other);
          saved.note(draftOf(typed));
        }}
      />
    </>
  );
}
