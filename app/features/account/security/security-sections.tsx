import { Form } from "@remix-run/react";
import { formatDateLabel, formatDateTime } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { SecurityState, OwnSession } from "~/service/security-api.server";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { Tag } from "~/ui/data/tag";
import { TitledSection } from "~/ui/data/titled-section";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { lazyPart } from "~/ui/later";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { PasskeysSection } from "./passkeys-section";
import { PasswordConfirmForm } from "./password-confirm-form";
import type { SecurityAnswer, SecurityIntent } from "./security.server";
import { SecurityMessage } from "./security-message";
import { security as words } from "./words";
import styles from "./security.module.css";

type SecuritySectionsProps = {
  security: SecurityState | null;
  /** Server time, so that hydration matches. */
  now: string;
  answer: SecurityAnswer | null;
  /** Team members must log in with a second factor before they can work. */
  isTeamLocked: boolean;
};

const t = translator("security", words);

function SecurityUnavailable() {
  return (
    <StateMessage kind="error" title={words.errors.unavailableTitle}>
      {words.errors.unavailableText}
    </StateMessage>
  );
}

type SessionsSectionProps = {
  sessions: OwnSession[];
  now: string;
  answer: SecurityAnswer | null;
};

function SessionsSection({ sessions, now, answer }: SessionsSectionProps) {
  const mine = answer?.intent === "end-session" || answer?.intent === "end-other-sessions";
  const done = answer?.intent === "end-session" ? t("sessions.ended") : t("sessions.othersEnded");
  const here = sessions.find(({ isCurrent }) => isCurrent)?.network;
  return (
    <TitledSection titleId="sessions-title" title={t("sessions.title")}>
      <p className={`${textStyles.small} ${textStyles.faint}`}>{t("sessions.lead")}</p>
      {mine && <SecurityMessage answer={answer} done={done} />}
      <ul className={`${styles.rows} ${layout.stack} ${layout.tight}`}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <Icon name="monitor" />
            <div className={styles.what}>
              <p className={styles.name}>
                {session.device} {session.isCurrent && <Tag isChip>{t("sessions.current")}</Tag>}
              </p>
              <p className={`${textStyles.small} ${textStyles.faint}`}>
                <time dateTime={session.lastUsedAt} title={formatDateTime(session.lastUsedAt)}>
                  {t("sessions.lastUsed", { when: formatDateLabel(session.lastUsedAt, now) })}
                </time>
                {!session.isCurrent &&
                  here &&
                  ` · ${t(session.network === here ? "sessions.sameNetwork" : "sessions.otherNetwork")}`}
              </p>
            </div>
            {!session.isCurrent && <EndSession session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit" variant="outline">
            {t("sessions.endOthers")}
          </Button>
        </Form>
      ) : (
        <p className={`${textStyles.small} ${textStyles.faint}`}>{t("sessions.alone")}</p>
      )}
    </TitledSection>
  );
}

function EndSession({ session }: { session: OwnSession }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="sessionId" value={session.id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        aria-label={t("sessions.endOf", { device: session.device })}
      >
        {t("sessions.end")}
      </Button>
    </Form>
  );
}

// Lazy-loaded: members need it once.
const CodesSetup = lazyPart(() => import("./codes-setup").then((part) => part.CodesSetup));

const DONE: Partial<Record<SecurityIntent, string>> = {
  "confirm-codes": t("codes.isOn"),
  "codes-off": t("codes.isOff"),
};

/** Shown once, right after creation. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <div className={layout.stack}>
      <Alert kind="warning" title={t("recoveryCodes.title")} isAnnounced>
        {t("recoveryCodes.lead")}
      </Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={layout.cluster}>
        <CopyButton
          text={text}
          label={t("recoveryCodes.copy")}
          doneLabel={t("recoveryCodes.copied")}
        />
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t("recoveryCodes.file")}
        >
          {t("recoveryCodes.download")}
        </a>
        <Button variant="outline" onClick={() => window.print()}>
          {t("recoveryCodes.print")}
        </Button>
      </div>
    </div>
  );
}

type CodesSectionProps = {
  areCodesOn: boolean;
  recoveryCodesLeft: number;
  answer: SecurityAnswer | null;
};

function CodesSection({ areCodesOn: areOn, recoveryCodesLeft, answer }: CodesSectionProps) {
  const hasErrors = (intent: SecurityIntent) =>
    answer?.intent === intent && answer.lastResult?.status === "error";
  const isMine = answer?.intent.includes("codes") ?? false;
  const done = (answer && DONE[answer.intent]) ?? null;
  return (
    <TitledSection titleId="codes-title" title={t("codes.title")}>
      <p className={`${textStyles.small} ${textStyles.faint}`}>
        {areOn ? t("codes.on") : t("codes.off")}
      </p>
      {isMine && <SecurityMessage answer={answer} done={done} />}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {!areOn && answer?.setup && <CodesSetup setup={answer.setup} answer={answer} />}
      {!areOn && !answer?.setup && (
        <PasswordConfirmForm intent="begin-codes" submit={t("codes.begin")} answer={answer} />
      )}
      {areOn && (
        <>
          <p>{t("recoveryCodes.left", { count: recoveryCodesLeft })}</p>
          <details className={styles.more} open={hasErrors("renew-recovery-codes")}>
            <summary>{t("recoveryCodes.renew")}</summary>
            <p className={`${textStyles.small} ${textStyles.faint}`}>
              {t("recoveryCodes.renewHint")}
            </p>
            <PasswordConfirmForm
              intent="renew-recovery-codes"
              submit={t("recoveryCodes.renew")}
              answer={answer}
            />
          </details>
          <details className={styles.more} open={hasErrors("codes-off")}>
            <summary>{t("codes.turnOff")}</summary>
            <PasswordConfirmForm
              intent="codes-off"
              submit={t("codes.turnOff")}
              color="secondary"
              answer={answer}
            />
          </details>
        </>
      )}
    </TitledSection>
  );
}

export function SecuritySections({ security, now, answer, isTeamLocked }: SecuritySectionsProps) {
  const { areCodesOn = false, passkeys = [] } = security?.secondFactor ?? {};
  const hasSecondFactor = areCodesOn || passkeys.length > 0;
  return (
    <>
      {isTeamLocked && (
        <Alert kind="warning" title={t("team.title")}>
          {t(hasSecondFactor ? "team.again" : "team.text")}
        </Alert>
      )}
      {security ? (
        <>
          <SessionsSection sessions={security.sessions} now={now} answer={answer} />
          <PasskeysSection passkeys={security.secondFactor.passkeys} answer={answer} />
          <CodesSection {...security.secondFactor} answer={answer} />
        </>
      ) : (
        <SecurityUnavailable />
      )}
    </>
  );
}
