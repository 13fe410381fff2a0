import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { useSending } from "~/forms/use-answer";
import { fieldErrors } from "~/i18n/pt-BR/field-errors";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { PROOF_MAX_BYTES } from "../../../../contract/account/membership.ts";
import type { ProofAnswer } from "./claim.schema";
import { youtubeClaim } from "./words";

const t = translator("youtube-claim", youtubeClaim);

const PROOF_TYPES = "image/jpeg,image/png,image/webp";

type ProofFormProps = { hasProof: boolean; answer: ProofAnswer | null };

export function ProofForm({ hasProof, answer }: ProofFormProps) {
  const isBusy = useSending("proof");
  const [isTooLarge, setTooLarge] = useState(false);

  function refuseTooLarge(event: FormEvent<HTMLFormElement>) {
    const input = event.currentTarget.elements.namedItem("proof") as HTMLInputElement;
    const isOver = (input.files?.[0]?.size ?? 0) > PROOF_MAX_BYTES;
    setTooLarge(isOver);
    if (!isOver) return;
    event.preventDefault();
    input.focus();
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className={`${layout.stack} ${layout.wide}`}
      aria-labelledby="proof-title"
      onSubmit={refuseTooLarge}
    >
      <h3 id="proof-title" className={text.large}>
        {t("proof.title")}
      </h3>
      {answer?.failure && (
        <Alert kind="error" title={t("proof.failedTitle")} isAnnounced>
          {t(`proof.failures.${answer.failure}`)}
        </Alert>
      )}
      {hasProof && <Alert kind="success">{t("proof.sent")}</Alert>}
      <input type="hidden" name="intent" value="proof" />
      <FileField
        words={ui.file}
        id="claim-proof"
        name="proof"
        label={hasProof ? t("proof.another") : t("proof.label")}
        hint={t("proof.hint")}
        accept={PROOF_TYPES}
        required
        error={isTooLarge ? fieldErrors.proof.too_large : (answer?.error ?? undefined)}
      />
      <div>
        <Button type="submit" variant="outline" isLoading={isBusy}>
          {t("proof.send")}
        </Button>
      </div>
    </Form>
  );
}
