import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/data/written-text";
import { Alert } from "~/ui/feedback/alert";
import { SEEN_VERSION } from "../../contract/collections/edit-version.ts";
import { TAKE_SAVED } from "./take-saved";
import { editConflict as words } from "./words";

const t = translator("edit-conflict", words);

export type SavedVersion = { version: string; fields: readonly { label: string; text: string }[] };

type SeenVersionProps = {
  version: string;
  answer: { lastResult: SubmissionResult | null; saved?: SavedVersion } | null;
};

/**
 * Hidden field with the version that a form edits: the first one, until its writer is shown another.
 * Neither a reload of the page's data nor a returned form changes it.
 */
export function SeenVersion({ version, answer }: SeenVersionProps) {
  const [first] = useState(() => {
    const sent = answer?.lastResult?.initialValue?.[SEEN_VERSION];
    return typeof sent === "string" ? sent : version;
  });
  return <input type="hidden" name={SEEN_VERSION} value={answer?.saved?.version ?? first} />;
}

type EditConflictProps = {
  saved: SavedVersion | null;
  intent?: string;
};

/**
 * Shows the version saved in between, beside the form with the writer's own text. Its button is in a
 * separate form: as the first button of the other form, Enter would press it.
 */
export function EditConflict({ saved, intent }: EditConflictProps) {
  return (
    <Alert kind="warning" title={t("title")} isAnnounced>
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
    </Alert>
  );
}
