import { security as words } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import type { SecurityState } from "~/service/security-api.server";
import { Notice } from "~/ui/feedback/notice";
import { CodesSection } from "./codes-section";
import { PasskeysSection } from "./passkeys-section";
import type { SecurityAnswer } from "./security-answer";
import { SecurityAway } from "./security-away";
import { SessionsSection } from "./sessions-section";

type SecuritySectionsProps = {
  /** Null while the service can't be asked. */
  security: SecurityState | null;
  /** The server's clock, so that browser and server write the same words. */
  now: string;
  answer: SecurityAnswer | null;
  /** Works for the portal, and has to log in with a second factor to act so. */
  isTeamLocked: boolean;
};

const t = translator("security", words);

/** Sessions, passkeys and one-time codes of a member. */
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
