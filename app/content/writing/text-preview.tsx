import { useState } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import text from "~/ui/text/text.module.css";
import { findField } from "./apply-edit";
import styles from "./editor.module.css";
import { MarkdownText } from "./markdown-text";
import { forumEditor } from "./words";

const t = translator("forum-editor", forumEditor);

const MAX_DELAY_MS = 10_000;

type PreviewAnswer = { html: string } | "failed" | "tooMany";

async function askPreview(body: string): Promise<PreviewAnswer> {
  try {
    const answer = await fetch(to("/app/forum/preview"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ body }),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    if (answer.status === 429) return "tooMany";
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as { html: string }) : "failed";
  } catch {
    return "failed";
  }
}

/** Shows the field's text as readers will see it. */
export function TextPreview({ fieldId }: { fieldId: string }) {
  const [preview, setPreview] = useState<PreviewAnswer | "loading" | null>(null);
  async function show(): Promise<void> {
    const typed = findField(fieldId)?.value ?? "";
    setPreview("loading");
    setPreview(await askPreview(typed));
  }
  return (
    <>
      <div className={styles.previewButton}>
        <Button variant="outline" size="sm" onClick={() => void show()}>
          {t("preview.show")}
        </Button>
      </div>
      <div aria-live="polite" className={styles.previewPlace}>
        {typeof preview === "string" && (
          <p className={`${text.small} ${text.muted}`}>{t(`preview.${preview}`)}</p>
        )}
        {preview !== null && typeof preview === "object" && (
          <section className={styles.preview} aria-label={t("preview.title")}>
            <MarkdownText html={preview.html} />
          </section>
        )}
      </div>
    </>
  );
}
