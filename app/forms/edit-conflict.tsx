import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { editConflict as words } from "~/i18n/pt-BR/edit-conflict";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/data/written-text";
import { Notice } from "~/ui/feedback/notice";
import { SEEN_VERSION } from "../../contract/edit-version.ts";
import { TAKE_SAVED } from "./take-saved";

const t = translator("edit-conflict", words);

/** What is stored by now, field by field. */
export type SavedVersion = { version: string; fields: readonly { label: string; text: string }[] };

type SeenVersionProps = {
  /** Of what the page has loaded. */
  version: string;
  /** What became of the form; `saved` is what its writer was shown. */
  answer: { lastResult: SubmissionResult | null; saved?: SavedVersion } | null;
};

/**
 * Names the version that a form changes: the one it began with, until its writer is shown another. What
 * the page loads again later does not move it, nor does a form that comes back for mending.
 */
export function SeenVersion({ version, answer }: SeenVersionProps) {
  const [first] = useState(() => {
    const sent = answer?.lastResult?.initialValue?.[SEEN_VERSION];
    return typeof sent === "string" ? sent : version;
  });
  return <input type="hidden" name={SEEN_VERSION} value={answer?.saved?.version ?? first} />;
}

type EditConflictProps = {
  /** Null while it can't be read. */
  saved: SavedVersion | null;
  /** Which of the page's forms it is about. */
  intent?: string;
};

/**
 * Shows what was saved in between, beside the form that still holds its writer's own text. Its button is
 * a form of its own: as the first of the other one it would be what the Enter key presses.
 */
export function EditConflict({ saved, intent }: EditConflictProps) {
  return (
    <Notice kind="warning" title={t("title")} isAnnounced>
      <p>{t(saved ? "text" : "unknown")}</p>
      {saved && (
        <dl>
          {saved.fields.map(({ label, text }) => (
            <div key={label}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd>
                <WrittenText text={text === "" ? t("none") : text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Form method="post">
        {intent && <input type="hidden" name="intent" value={intent} />}
        <input type="hidden" name={TAKE_SAVED} value="yes" />
        <Button type="submit" variant="outline" size="sm">
          {t("take")}
        </Button>
      </Form>
    </Notice>
  );
}
