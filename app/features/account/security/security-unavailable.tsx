import { security } from "~/i18n/pt-BR/account/security";
import { StateMessage } from "~/ui/feedback/state-message";

export function SecurityAway() {
  return (
    <StateMessage kind="error" title={security.errors.unavailableTitle}>
      {security.errors.unavailableText}
    </StateMessage>
  );
}
