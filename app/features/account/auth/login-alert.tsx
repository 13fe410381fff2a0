import { auth } from "~/i18n/pt-BR/account/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import type { LoginNotice } from "./login-notices";

const t = translator("auth", auth);

export function LoginNoticeBox({ notice }: { notice: LoginNotice }) {
  switch (notice.kind) {
    case "password-created":
      return (
        <Notice kind="success" title={t("login.passwordCreated")} isAnnounced>
          {t("login.sessionsEnded")}
          <StillValid {...notice} />
        </Notice>
      );
    case "session-ended":
      return (
        <Notice kind="info" title={t("login.sessionOver")} isAnnounced>
          {t("login.sessionOverText")}
        </Notice>
      );
    case "cookies-blocked":
      return (
        <Notice kind="error" title={t("login.cookiesBlocked")} isAnnounced>
          {t("login.cookiesBlockedText")}
        </Notice>
      );
    case "session-left-open":
      return (
        <Notice kind="warning" title={t("login.leftOpen")} isAnnounced>
          {t("login.leftOpenText")}
        </Notice>
      );
  }
}

/** Setting a new password keeps codes and passkeys, whoever added them. */
function StillValid({ areCodesOn, passkeys }: { areCodesOn: boolean; passkeys: number }) {
  const factors = [
    ...(areCodesOn ? [t("login.stillValidCodes")] : []),
    ...(passkeys > 0 ? [t("login.stillValidPasskeys", { count: passkeys })] : []),
  ];
  if (factors.length === 0) return null;
  return (
    <>
      {" "}
      {t("login.stillValid", { factors: factors.join(t("login.stillValidAnd")) })}{" "}
      {t("login.stillValidHint")} <a href={to("/contact")}>{t("login.stillValidContact")}</a>.
    </>
  );
}
