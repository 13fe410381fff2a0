import { Avatar } from "~/ui/media/avatar";
import { Badge } from "~/ui/data/badge";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Tag } from "~/ui/data/tag";
import { t } from "./gallery-words";
import { GallerySection, Specimen } from "./specimen";

const PHOTO = "/icons/apple-touch-180.png";

export function MessagesSection() {
  return (
    <GallerySection id="messages" title={t("messages.title")}>
      <Specimen title={t("messages.notices")} flow="columns">
        <Notice kind="info">{t("messages.info")}</Notice>
        <Notice kind="success" title={t("messages.successTitle")}>
          {t("messages.success")}
        </Notice>
        <Notice kind="warning" title={t("messages.warningTitle")}>
          {t("messages.warning")}
        </Notice>
        <Notice kind="error" title={t("messages.errorTitle")}>
          {t("messages.error")}
        </Notice>
      </Specimen>
      <Specimen title={t("messages.states")} flow="columns">
        <StateMessage
          kind="empty"
          title={t("messages.emptyTitle")}
          action={<Button to="/ui">{t("messages.emptyAction")}</Button>}
        >
          {t("messages.empty")}
        </StateMessage>
        <StateMessage
          kind="no-match"
          title={t("messages.noMatchTitle")}
          action={<Button variant="outline">{t("messages.noMatchAction")}</Button>}
        >
          {t("messages.noMatch")}
        </StateMessage>
        <StateMessage
          kind="error"
          title={t("messages.failedTitle")}
          action={<Button variant="outline">{t("messages.failedAction")}</Button>}
        >
          {t("messages.failed")}
        </StateMessage>
      </Specimen>
      <Specimen title={t("messages.marks")}>
        <Badge count={3} label={t("messages.unread", { count: 3 })} />
        <Badge count={128} label={t("messages.unread", { count: 128 })} />
        <Tag>{t("messages.topic")}</Tag>
        <Tag isChip>{t("messages.chip")}</Tag>
        <Avatar name={t("messages.person")} size="sm" />
        <Avatar name={t("messages.person")} />
        <Avatar name={t("messages.person")} size="lg" />
        <Avatar name={t("messages.person")} size="xl" />
        <Avatar name={t("messages.person")} picture={PHOTO} />
        <Avatar name={t("messages.person")} picture={PHOTO} size="xl" />
      </Specimen>
    </GallerySection>
  );
}
