import { security as words } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import type { SecurityState } from "~/service/security-api.server";
import { Notice } from "~/ui/feedback/alert";
import { CodesSection } from "./codes-section";
import { PasskeysSection } from "./passkeys-section";
import type { SecurityAnswer } from "./security-answer";
import { SecurityAway } from "./security-unavailable";
import { SessionsSection } from "./sessions-section";

type SecuritySectionsProps = {
  security: SecurityState | null;
  /** Server time, so that hydration matches. */
  now: string;
  answer: SecurityAnswer | null;
  /** Team members must log in with a second factor before they can work. */
  isTeamLocked: boolean;
};

const t = translator("security", words);

export function SecuritySections({ security, now, answer, isTeamLocked }: SecuritySectionsProps) {
  const { areCodesOn = false, passkeys = [] } = security?.secondFactor ?? {};
  const hasSecondFactor = areCodesOn || passkeys.length > 0;
  return (
    <>
      {isTeamLocked && (
        <Notice kind="warning" title={t("team.title")}>
          {t(hasSecondFactor ? "team.again" : "team.text")}
        </Notice>
      )}
      {security ? (
        <>
          <SessionsSection sessions={security.sessions} now={now} answer={answer} />
          <PasskeysSection passkeys={security.secondFactor.passkeys} answer={answer} />
          <CodesSection {...security.secondFactor} answer={answer} />
        </>
      ) : (
        <SecurityAway />
      )}
    </>
  );
}
