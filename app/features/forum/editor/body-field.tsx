import { useState } from "react";
import type { FieldSpread } from "~/forms/use-form";
import { forumForm } from "~/i18n/pt-BR/community/forum-form";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { TextArea } from "~/ui/form/text-area";
import { later } from "~/ui/later";
import { TOPIC_BODY_MAX_LENGTH } from "../../../../contract/community/forum.ts";
import { askPreview, type PreviewAnswer } from "./ask-preview";
import styles from "../forum.module.css";
import text from "../topic/topic.module.css";

const t = translator("forum-form", forumForm);

/** Lazy-loaded: the form works without the toolbar. */
const EditorToolbar = later(() => import("./editor-toolbar").then((part) => part.EditorToolbar));

type Preview = PreviewAnswer | "loading" | null;

export function BodyField(field: FieldSpread) {
  const [preview, setPreview] = useState<Preview>(null);
  async function show(): Promise<void> {
    const typed = document.querySelector<HTMLTextAreaElement>(`#${field.id}`)?.value ?? "";
    setPreview("loading");
    setPreview(await askPreview(typed));
  }
  return (
    <div className={styles.group}>
      <TextArea
        {...field}
        required
        label={t("fields.body")}
        hint={t("fields.bodyHint")}
        tools={<EditorToolbar fieldId={field.id} />}
        rows={10}
        limit={TOPIC_BODY_MAX_LENGTH}
      />
      <div>
        <Button variant="outline" size="sm" onClick={() => void show()}>
          {t("preview.show")}
        </Button>
      </div>
      <div aria-live="polite">
        {typeof preview === "string" && <p className={styles.facts}>{t(`preview.${preview}`)}</p>}
        {preview !== null && typeof preview === "object" && (
          <section className={styles.preview} aria-label={t("preview.title")}>
            <div className={text.text}>
              <Prose html={preview.html} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
