import type { SecurityState } from "~/service/security-api.server";
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
};

/** Sessions, passkeys and one-time codes of a member. */
export function SecuritySections({ security, now, answer }: SecuritySectionsProps) {
  if (!security) return <SecurityAway />;
  const { passkeys } = security.secondFactor;
  return (
    <>
      <SessionsSection sessions={security.sessions} now={now} answer={answer} />
      <PasskeysSection passkeys={passkeys} answer={answer} />
      <CodesSection {...security.secondFactor} answer={answer} />
    </>
  );
}
