import { Form } from "@remix-run/react";
import { formatBytes, formatFullDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { DataExport } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { FormKey } from "~/forms/form-key";
import { useSending } from "~/forms/use-answer";
import { PasswordField } from "~/ui/form/password-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { DownloadFailure } from "./download-failure";
import { OwnDataOutcome, type OwnDataAnswer } from "./own-data-outcome";
import { ownData } from "./words";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

type ExportSectionProps = {
  exports: readonly DataExport[];
  directusUserId: string;
  answer: OwnDataAnswer | null;
  downloadFailure: DownloadFailure | null;
};

export function ExportSection(props: ExportSectionProps) {
  const { exports, directusUserId, answer, downloadFailure } = props;
  const isOrdering = useSending("order-export");
  return (
    <TitledSection titleId="export-title" title={t("export.title")} id="export">
      <p>{t("export.lead")}</p>
      <OwnDataOutcome answer={answer} done={t("export.ordered")} />
      {exports.length === 0 ? (
        <p className={`${text.small} ${text.faint}`}>{t("export.none")}</p>
      ) : (
        <ul className={layout.stack}>
          {exports.map((one, at) => (
            <li key={one.id} className={styles.export}>
              <div className={styles.exportHead}>
                <span>{t("export.requested", { date: formatFullDateTime(one.requestedAt) })}</span>
                <span className={`${text.small} ${text.faint}`}>{describe(one)}</span>
              </div>
              {one.state === "ready" && (
                <Download
                  exportId={one.id}
                  directusUserId={directusUserId}
                  failure={at === 0 ? downloadFailure : null}
                />
              )}
              {one.state === "failed" && (
                <Form method="post" className={layout.cluster} preventScrollReset>
                  <input type="hidden" name="intent" value="order-export" />
                  <FormKey done={answer?.isDone ? answer : null} />
                  <Button type="submit" variant="outline" size="sm" isLoading={isOrdering}>
                    {t("export.orderAgain")}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={layout.cluster} preventScrollReset>
        <input type="hidden" name="intent" value="order-export" />
        <FormKey done={answer?.isDone ? answer : null} />
        <Button type="submit" variant="outline" isLoading={isOrdering}>
          {t("export.order")}
        </Button>
      </Form>
    </TitledSection>
  );
}

function describe({ state, expiresAt, sizeBytes }: DataExport): string {
  if (state !== "ready" || !expiresAt) return t(`export.states.${state}`);
  const until = t("export.states.ready", { date: formatFullDate(expiresAt) });
  return sizeBytes === null ? until : `${until} · ${formatBytes(sizeBytes)}`;
}

type DownloadProps = {
  exportId: string;
  directusUserId: string;
  failure: DownloadFailure | null;
};

function sentence(failure: DownloadFailure | null): string | undefined {
  if (failure === "password") return t("export.wrongPassword");
  if (failure === "gone") return t("export.gone");
  if (failure === "wait") return t("errors.wait", { count: 15 });
  return failure ? t("errors.unavailable") : undefined;
}

/** A native form, because the response is a file. */
function Download({ exportId, directusUserId, failure }: DownloadProps) {
  return (
    <form
      method="post"
      action={to(`/app/profile/${directusUserId}/data/${exportId}`)}
      className={styles.download}
    >
      <PasswordField
        name="password"
        required
        label={t("export.password")}
        error={sentence(failure)}
        showLabel={t("export.showPassword")}
        hideLabel={t("export.hidePassword")}
      />
      <Button type="submit">{t("export.download")}</Button>
    </form>
  );
}
