import { arrivalKit as words } from "~/i18n/pt-BR/switzerland/arrival-kit";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import type { ArrivalKit } from "./arrival-kit.schema";
import { KeepKit } from "./save-kit";
import { PhraseList } from "./phrase-list";
import styles from "./plan-page.module.css";

const t = translator("arrival-kit", words);

type DocumentName = keyof typeof words.documents.list;
const documents = Object.keys(words.documents.list) as DocumentName[];

export function ArrivalKitPage({ kit: { steps, canton, memberId } }: { kit: ArrivalKit }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <KeepKit memberId={memberId} />
      <h2 className={styles.name}>{t("steps.title")}</h2>
      {steps.length === 0 ? (
        <p>{t("steps.none")}</p>
      ) : (
        <ul className={styles.lines}>
          {steps.map(({ id, title, when, source }) => (
            <li key={id}>
              <b>{title}</b>: {when ?? t("steps.noDay")}{" "}
              {source && <span className={styles.details}>{source}</span>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button to={to("/app/plan")} variant="outline" size="sm">
          {t("steps.plan")}
        </Button>
      </p>
      <h2 className={styles.name}>{t("offices.title")}</h2>
      <Offices canton={canton} />
      <h2 className={styles.name}>{t("documents.title")}</h2>
      <p className={styles.from}>{t("documents.note")}</p>
      <ul className={styles.lines}>
        {documents.map((name) => (
          <li key={name}>{t(`documents.list.${name}`)}</li>
        ))}
      </ul>
      <h2 className={styles.name}>{t("phrases.title")}</h2>
      <p className={styles.from}>{t("phrases.note")}</p>
      <PhraseList />
    </div>
  );
}

function Offices({ canton }: Pick<ArrivalKit, "canton">) {
  const isKnown = canton !== null && canton.offices.length > 0;
  return (
    <>
      {canton && <p className={styles.when}>{canton.name}</p>}
      {!isKnown && <p>{t("offices.unknown")}</p>}
      <ul className={styles.lines}>
        {isKnown ? (
          canton.offices.map(({ kind, url }) => (
            <Office key={url} label={t(`offices.${kind}`)} url={url} />
          ))
        ) : (
          <>
            <Office label={t("offices.federal")} url="https://www.ch.ch/" />
            <Office label={t("offices.sem")} url="https://www.sem.admin.ch/" />
          </>
        )}
      </ul>
    </>
  );
}

/** A URL as text can be written down offline. */
function Office({ label, url }: { label: string; url: string }) {
  return (
    <li>
      <SmartLink to={url}>{label}</SmartLink> <span className={styles.details}>{url}</span>
    </li>
  );
}
