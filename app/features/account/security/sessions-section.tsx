import { Form } from "@remix-run/react";
import { formatDateLabel, formatDateTime } from "~/i18n/format";
import { security } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import type { OwnSession } from "~/service/security-api.server";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/media/icon";
import { Tag } from "~/ui/data/tag";
import { TitledSection } from "~/ui/data/titled-section";
import type { SecurityAnswer } from "./security-answer";
import { SecurityMessage } from "./security-message";
import styles from "./security.module.css";

const t = translator("security", security);

type SessionsSectionProps = {
  sessions: OwnSession[];
  now: string;
  answer: SecurityAnswer | null;
};

export function SessionsSection({ sessions, now, answer }: SessionsSectionProps) {
  const mine = answer?.intent === "end-session" || answer?.intent === "end-other-sessions";
  const done = answer?.intent === "end-session" ? t("sessions.ended") : t("sessions.othersEnded");
  const here = sessions.find(({ isCurrent }) => isCurrent)?.network;
  return (
    <TitledSection titleId="sessions-title" title={t("sessions.title")}>
      <p className={styles.note}>{t("sessions.lead")}</p>
      {mine && <SecurityMessage answer={answer} done={done} />}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <Icon name="monitor" />
            <div className={styles.what}>
              <p className={styles.name}>
                {session.device} {session.isCurrent && <Tag>{t("sessions.current")}</Tag>}
              </p>
              <p className={styles.note}>
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
        <p className={styles.note}>{t("sessions.alone")}</p>
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
