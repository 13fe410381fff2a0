import { useState } from "react";
import { forumEditor } from "~/i18n/pt-BR/community/forum-editor";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { TextField } from "~/ui/form/text-field";
import {
  FORUM_IMAGE_ALT_MAX_LENGTH,
  forumImageMark,
} from "../../../../contract/community/embeds.ts";
import { applyEdit } from "./apply-edit";
import styles from "./editor.module.css";
import type { UploadProblem } from "./forum-image";
import { findFileProblem, uploadImage } from "./upload-image";

const t = translator("forum-editor", forumEditor);

type ImagePanelProps = {
  fieldId: string;
  given: File | null;
  onClose: () => void;
};

function insertImage(fieldId: string, mark: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea#${fieldId}`);
  if (!field) return;
  const { value, selectionEnd: at } = field;
  const before = value.slice(0, at);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const insert = `${gap}${mark}\n\n`;
  const end = at + insert.length;
  applyEdit(field, { from: at, to: at, insert, selectFrom: end, selectTo: end });
}

/** Its fields have no name, so that the surrounding form does not send them. */
export function ImagePanel({ fieldId, given, onClose }: ImagePanelProps) {
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | "alt" | null>(
    given && findFileProblem(given),
  );

  async function send(): Promise<void> {
    if (isSending) return;
    if (!file) return setProblem("type");
    const found = findFileProblem(file) ?? (alt.trim() === "" ? "alt" : null);
    setProblem(found);
    if (found) return;
    setSending(true);
    const answer = await uploadImage(file);
    setSending(false);
    if (answer.problem !== null) return setProblem(answer.problem);
    insertImage(fieldId, forumImageMark(answer.image, alt));
    onClose();
  }

  return (
    <fieldset className={styles.panel} aria-busy={isSending}>
      <legend className={styles.legend}>{t("image.add")}</legend>
      {given ? (
        <p className={styles.name}>{given.name}</p>
      ) : (
        <FileField
          id={`${fieldId}-image`}
          label={t("image.file")}
          hint={t("image.fileHint")}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      )}
      <TextField
        id={`${fieldId}-image-alt`}
        label={t("image.alt")}
        hint={t("image.altHint")}
        limit={FORUM_IMAGE_ALT_MAX_LENGTH}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Must not submit the surrounding form.
          event.preventDefault();
          void send();
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`image.problems.${problem}`)}
        </p>
      )}
      <div className={styles.acts}>
        <Button size="sm" isLoading={isSending} onClick={() => void send()}>
          {t("image.insert")}
        </Button>
        <Button size="sm" variant="text" onClick={onClose}>
          {t("image.cancel")}
        </Button>
      </div>
      <p role="status" className={styles.name}>
        {isSending && t("image.sending")}
      </p>
    </fieldset>
  );
}
