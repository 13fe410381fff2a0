import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { REPORT_NOTE_MAX_LENGTH, reportReasons } from "../../../../contract/community/comments.ts";
import { type Act, type ConnectionAnswer, CONNECTIONS_PATH } from "./connection";
import { ConnectionForm, ConnectionAlert } from "./connection-form";
import styles from "./connections.module.css";
import { CONNECTION_LISTS } from "../../../../contract/community/members.ts";

const t = translator("connections", connections);

type Relation = "connected" | "received" | "requested" | "none" | "blocked";

const mainActs: Readonly<Record<Relation, readonly Act[]>> = {
  none: ["request"],
  received: ["accept", "decline"],
  requested: ["withdraw"],
  connected: [],
  blocked: ["unblock"],
};

export type MemberActionsProps = {
  member: {
    directusUserId: string;
    name: string;
    connection: string;
    isBlocked: boolean;
    isTeam: boolean;
  };
  answer: ConnectionAnswer | null;
};

const options = reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }));

function ReportForm({ directusUserId, back }: { directusUserId: string; back: string }) {
  return (
    <Form method="post" action={CONNECTIONS_PATH} className={styles.report} preventScrollReset>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="with" value={directusUserId} />
      <input type="hidden" name="back" value={back} />
      <Select name="reason" label={t("report.reason")} options={options} />
      <TextArea name="note" label={t("report.note")} rows={3} limit={REPORT_NOTE_MAX_LENGTH} />
      <div>
        <Button type="submit" variant="outline">
          {t("report.submit")}
        </Button>
      </div>
    </Form>
  );
}

export function MemberActions({ member, answer }: MemberActionsProps) {
  const { directusUserId, name, isBlocked } = member;
  const relation: Relation = isBlocked ? "blocked" : relationOf(member.connection);
  const about = { directusUserId, name, back: to(`/app/profile/${directusUserId}`) };
  return (
    <section className={styles.actions} aria-label={t("group")}>
      <ConnectionAlert answer={answer} />
      {!member.isTeam && (
        <>
          {relation !== "none" && <p>{t(`state.${relation}`, { name })}</p>}
          <div className={layout.cluster}>
            {mainActs[relation].map((act) => (
              <ConnectionForm key={act} act={act} {...about} />
            ))}
            {!isBlocked && (
              <Button
                to={to(`/app/chat/${directusUserId}`)}
                icon="messages-square"
                variant={relation === "connected" ? "fill" : "outline"}
              >
                {t("acts.write")}
              </Button>
            )}
          </div>
        </>
      )}
      <details>
        <summary>{t("more")}</summary>
        <div className={styles.options}>
          {relation === "connected" && <Option act="remove" {...about} />}
          {!isBlocked && !member.isTeam && <Option act="block" {...about} />}
          <div>
            <h2 className={styles.optionTitle}>{t("report.title")}</h2>
            <p className={`${text.small} ${text.faint}`}>{t("hints.report", { name })}</p>
            <ReportForm directusUserId={directusUserId} back={about.back} />
          </div>
        </div>
      </details>
    </section>
  );
}

const relationOf = (connection: string): Relation =>
  CONNECTION_LISTS.find((each) => each === connection) ?? "none";

type OptionProps = {
  act: "remove" | "block";
  directusUserId: string;
  name: string;
  back: string;
};

function Option(about: OptionProps) {
  return (
    <div>
      <h2 className={styles.optionTitle}>{t(`acts.${about.act}`)}</h2>
      <p className={`${text.small} ${text.faint}`}>
        {t(`hints.${about.act}`, { name: about.name })}
      </p>
      <ConnectionForm {...about} />
    </div>
  );
}
