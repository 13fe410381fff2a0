import { security } from "~/i18n/pt-BR/security";
import { StateMessage } from "~/ui/feedback/state-message";

/** In place of the sections while the service can't be asked. */
export function SecurityAway() {
  return (
    <StateMessage kind="error" title={security.errors.unavailableTitle}>
      {security.errors.unavailableText}
    </StateMessage>
  );
}
