import { Form } from "@remix-run/react";
import { ownData } from "~/i18n/pt-BR/account/own-data";
import { translator } from "~/i18n/translator";
import type { PrivacyOverview } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import { DeletionSection } from "./deletion-section";
import type { DownloadFailure } from "./download-failure";
import { ExportSection } from "./export-section";
import { HandlingSection } from "./handling-section";
import { HeldStores } from "./stored-data";
import type { OwnDataAnswer } from "./own-data-answer";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

export type OwnDataPageProps = {
  directusUserId: string;
  overview: PrivacyOverview | null;
  answer: OwnDataAnswer | null;
  downloadFailure: DownloadFailure | null;
};

export function OwnDataPage({
  directusUserId,
  overview,
  answer,
  downloadFailure,
}: OwnDataPageProps) {
  if (!overview) {
    return (
      <StateMessage
        kind="error"
        title={t("away.title")}
        action={
          <Form method="get" preventScrollReset>
            <Button type="submit">{t("away.retry")}</Button>
          </Form>
        }
      >
        {t("away.text")}
      </StateMessage>
    );
  }
  const answerTo = (...intents: OwnDataAnswer["intent"][]) =>
    answer && intents.includes(answer.intent) ? answer : null;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      <HeldStores
        stores={overview.stores}
        files={overview.files}
        directusUserId={directusUserId}
        answer={answerTo("erase-store")}
      />
      <HandlingSection handling={overview.handling} />
      <ExportSection
        exports={overview.exports}
        directusUserId={directusUserId}
        answer={answerTo("order-export")}
        downloadFailure={downloadFailure}
      />
      <DeletionSection deletion={overview.deletion} answer={answerTo("delete", "keep")} />
    </>
  );
}
