import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { ActForm } from "./act-form";
import styles from "./conversation.module.css";

const t = translator("chat", words);

type RequestNoticeProps = { chatId: string; partner: { directusUserId: string; name: string } };

export function RequestNotice({ chatId, partner: { directusUserId, name } }: RequestNoticeProps) {
  return (
    <Notice kind="info" title={t("request", { name })}>
      <p>{t("requestText")}</p>
      <div className={styles.ways}>
        <ActForm intent="accept" chatId={chatId}>
          {t("accept")}
        </ActForm>
        <ActForm intent="block" with={directusUserId} is>
          {t("block")}
        </ActForm>
      </div>
    </Notice>
  );
}
