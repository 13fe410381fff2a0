import type { ReactNode } from "react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { Alert } from "~/ui/feedback/alert";
import { SmartLink } from "~/ui/action/smart-link";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { CHANNEL_URL_MAX_LENGTH } from "../../../../contract/account/membership.ts";
import { claimSchema, type Claim, type ProofAnswer } from "./claim.schema";
import type { ClaimAnswer } from "./claim.server";
import { youtubeClaim } from "./words";
import styles from "./claim-page.module.css";
import { ProofForm } from "./proof-form";

const t = translator("youtube-claim", youtubeClaim);

export type ClaimPageProps = {
  /** Null if the member never filed one; undefined while unavailable. */
  claim: Claim | null | undefined;
  answer: ClaimAnswer | ProofAnswer | null;
  channelUrl: string | null;
};

const refusalOf = (code: string) => (code === "open" || code === "early" ? code : "failed");

export function ClaimPage({ claim, answer, channelUrl }: ClaimPageProps) {
  const filed = answer && !("isSent" in answer) ? answer : null;
  const mayFile =
    claim === null || (claim && (claim.isEnding || ["rejected", "expired"].includes(claim.state)));
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>
          {t("lead")} {channelUrl && <SmartLink to={channelUrl}>{t("portalChannel")}</SmartLink>}
        </p>
      </header>
      {filed?.failure && (
        <Alert kind="error" title={t("errors.title")} isAnnounced>
          {t(`errors.${refusalOf(filed.failure.code)}`)}
        </Alert>
      )}
      {claim === undefined && (
        <Alert kind="warning" title={t("errors.loadTitle")}>
          {t("errors.load")}
        </Alert>
      )}
      {claim && <ClaimCard claim={claim} answer={answer && "isSent" in answer ? answer : null} />}
      {mayFile && (
        <>
          <section aria-labelledby="claim-steps">
            <h2 id="claim-steps" className={text.large}>
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
      <h2 id="claim-title" className={text.large}>
        {t("claim.title")}
      </h2>
      {state === "open" && <Alert kind="info">{t("claim.openHint")}</Alert>}
      {claim.isEnding && <Alert kind="info">{t("claim.endingHint")}</Alert>}
      <dl className={styles.facts}>
        {state === "open" && (
          <Fact label={t("claim.code")}>
            <code className={styles.code}>{code}</code>{" "}
            <CopyButton
              text={code}
              label={t("claim.copy")}
              doneLabel={t("claim.copied")}
              size="sm"
            />
          </Fact>
        )}
        <Fact label={t("claim.state")}>{t(`claim.states.${state}`)}</Fact>
        <Fact label={t("claim.channel")}>
          <SmartLink to={channelUrl} className={text.link}>
            {channelUrl}
          </SmartLink>
        </Fact>
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
  const form = useForm(claimSchema, { id: "claim", answer, isOnce: true });
  return (
    <FormFrame form={form} preventScrollReset className={`${layout.stack} ${layout.wide}`}>
      <FormErrors title={t("errors.summary")} form={form} />
      <TextField
        {...form.field("channelUrl")}
        type="url"
        required
        label={t("form.channel")}
        hint={t("form.hint")}
        maxLength={CHANNEL_URL_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
