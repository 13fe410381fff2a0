import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import type { HubState } from "../hub/use-chat-hub";
import styles from "./conversation.module.css";

const t = translator("chat", words);

type ConnectionStateProps = {
  isOffline: boolean;
  hub: { state: HubState; reconnect: () => void };
  look: () => Promise<void>;
};

export function ConnectionState({ isOffline, hub, look }: ConnectionStateProps) {
  if (hub.state === "disconnected") {
    const again = () => {
      hub.reconnect();
      void look();
    };
    return (
      <Notice kind="warning" title={t("disconnected")} isAnnounced>
        {isOffline && <p>{t("offline")}</p>}
        <Button variant="outline" size="sm" onClick={again}>
          {t("reconnect")}
        </Button>
      </Notice>
    );
  }
  if (isOffline) {
    return (
      <Notice kind="warning" title={t("offline")} isAnnounced>
        <Button variant="outline" size="sm" onClick={() => void look()}>
          {t("reconnect")}
        </Button>
      </Notice>
    );
  }
  if (hub.state !== "reconnecting") return null;
  return (
    <p role="status" className={styles.state}>
      {t("reconnecting")}
    </p>
  );
}
