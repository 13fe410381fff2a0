import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { parseForm } from "~/http/parse-form";
import { formatDate } from "~/i18n/format";
import { youtubeClaim } from "~/i18n/pt-BR/youtube-claim";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { claimSchema, type Claim, type ClaimWish, type ProofAnswer } from "./claim.schema";
import type { ClaimAnswer } from "./claim.server";
import styles from "./claim-page.module.css";
import { ProofForm } from "./proof-form";

const t = translator("youtube-claim", youtubeClaim);

export type ClaimPageProps = {
  /** Null when the member never filed one; undefined when it can't be told. */
  claim: Claim | null | undefined;
  answer: ClaimAnswer | ProofAnswer | null;
};

export function ClaimPage({ claim, answer }: ClaimPageProps) {
  const filed = answer?.intent === "claim" ? answer : null;
  const mayFile =
    claim === null || (claim && (claim.isEnding || ["rejected", "expired"].includes(claim.state)));
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {filed?.failure && (
        <Notice kind="error" title={t("errors.title")} isAnnounced>
          {t(`errors.${filed.failure}`)}
        </Notice>
      )}
      {claim === undefined && (
        <Notice kind="warning" title={t("errors.loadTitle")}>
          {t("errors.load")}
        </Notice>
      )}
      {claim && <ClaimCard claim={claim} answer={answer?.intent === "proof" ? answer : null} />}
      {mayFile && (
        <>
          <section aria-labelledby="claim-steps">
            <h2 id="claim-steps" className={styles.heading}>
              {t("steps.title")}
            </h2>
            <ol className={styles.steps}>
              <li>{t("steps.channel")}</li>
              <li>{t("steps.post")}</li>
              <li>{t("steps.check")}</li>
            </ol>
          </section>
          <ClaimForm answer={filed} />
        </>
      )}
    </div>
  );
}

function ClaimCard({ claim, answer }: { claim: Claim; answer: ProofAnswer | null }) {
  const { state, code, channelUrl, filedAt, expiresAt, note } = claim;
  return (
    <section className={styles.card} aria-labelledby="claim-title">
      <h2 id="claim-title" className={styles.heading}>
        {t("claim.title")}
      </h2>
      {state === "open" && <Notice kind="info">{t("claim.openHint")}</Notice>}
      {claim.isEnding && <Notice kind="info">{t("claim.endingHint")}</Notice>}
      <dl className={styles.facts}>
        {state === "open" && (
          <Fact label={t("claim.code")}>
            <code className={styles.code}>{code}</code>
          </Fact>
        )}
        <Fact label={t("claim.state")}>{t(`claim.states.${state}`)}</Fact>
        <Fact label={t("claim.channel")}>{channelUrl}</Fact>
        <Fact label={t("claim.filed")}>{formatDate(filedAt)}</Fact>
        {state === "approved" && expiresAt && (
          <Fact label={t("claim.expires")}>{formatDate(expiresAt)}</Fact>
        )}
        {note && <Fact label={t("claim.note")}>{note}</Fact>}
      </dl>
      {state === "open" && <ProofForm hasProof={claim.hasProof} answer={answer} />}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ClaimForm({ answer }: { answer: ClaimAnswer | null }) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<{ channelUrl: string }, ClaimWish>({
    id: "claim",
    lastResult: isSubmitting ? null : answer?.lastResult,
    onValidate: ({ formData }) => parseForm(claimSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _key, ...channel } = getInputProps(fields.channelUrl, { type: "url" });
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.form}
      {...getFormProps(form)}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
      }}
    >
      <FormKey lastResult={answer?.lastResult} />
      <FormMistakes key={sendings} title={t("errors.summary")} fields={[fields.channelUrl]} />
      <TextField
        {...channel}
        required
        label={t("form.channel")}
        hint={t("form.hint")}
        error={fields.channelUrl.errors?.[0]}
        maxLength={300}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t("form.submit")}
        </Button>
      </div>
    </Form>
  );
}
