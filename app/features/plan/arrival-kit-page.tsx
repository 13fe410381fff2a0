import { useEffect, useState } from "react";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Listen, useVoices } from "~/content/speech/listen";
import { askForKit, isKitSaved } from "~/pwa/offline-kit";
import { swissLanguages } from "../../../contract/switzerland/codes.ts";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Checkbox } from "~/ui/form/checkbox";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import type { ArrivalKit } from "./arrival-kit.server";
import { arrivalKit as words } from "./arrival-kit.words";
import { arrivalPhrases } from "./arrival-phrases";
import styles from "./plan-page.module.css";

const t = translator("arrival-kit", words);

type DocumentName = keyof typeof words.documents.list;
const documents = Object.keys(words.documents.list) as DocumentName[];

type KitState = "none" | "kept" | "failed";

function SaveKit({ memberId }: { memberId: string }) {
  const [saved, setSaved] = useState<KitState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    void isKitSaved(memberId, to("/app/plan/arrival-kit")).then(
      (isThere) => setSaved(isThere ? "kept" : "none"),
      () => setSaved(null),
    );
  }, [memberId]);
  if (saved === null) return null;
  const isSaved = saved === "kept";
  async function change(): Promise<void> {
    setBusy(true);
    const isDone = await askForKit(isSaved ? "drop-kit" : "keep-kit", memberId).catch(() => false);
    setSaved(isDone ? (isSaved ? "none" : "kept") : "failed");
    setBusy(false);
  }
  return (
    <section className={styles.step} aria-labelledby="kit-keep">
      <h2 id="kit-keep" className={styles.name}>
        {t("keep.title")}
      </h2>
      <p role="status">{t(`keep.${saved}`)}</p>
      <Button
        variant={isSaved ? "outline" : "fill"}
        isLoading={isBusy}
        onClick={() => void change()}
      >
        {t(isSaved ? "keep.drop" : "keep.keep")}
      </Button>
    </section>
  );
}

function PhraseList() {
  const voices = useVoices();
  return (
    <ul className={layout.stack}>
      {arrivalPhrases.map((phrase) => (
        <li key={phrase.said} className={styles.step}>
          <p className={textStyles.strong}>{phrase.said}</p>
          <dl className={`${layout.stack} ${layout.tight}`}>
            {swissLanguages.map((language) => (
              <div key={language}>
                <dt className={styles.details}>{t(`phrases.${language}`)}</dt>
                <dd lang={language}>
                  {phrase[language]}{" "}
                  <Listen
                    text={phrase[language]}
                    name={t(`phrases.${language}`)}
                    voice={voices[language]}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function ArrivalKitPage({ kit: { steps, canton, memberId } }: { kit: ArrivalKit }) {
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <SaveKit memberId={memberId} />
      <h2 className={styles.name}>{t("phrases.title")}</h2>
      <p className={styles.from}>{t("phrases.note")}</p>
      <PhraseList />
      <h2 className={styles.name}>{t("documents.title")}</h2>
      <p className={styles.from}>{t("documents.note")}</p>
      <ul className={`${layout.stack} ${layout.tight}`}>
        {documents.map((name) => (
          <li key={name}>
            <Checkbox label={t(`documents.list.${name}`)} />
          </li>
        ))}
      </ul>
      <h2 className={styles.name}>{t("steps.title")}</h2>
      {steps.length === 0 ? <p>{t("steps.none")}</p> : <StepList steps={steps} />}
      <p>
        <Button to={to("/app/plan")} variant="outline" size="sm">
          {t("steps.plan")}
        </Button>
      </p>
      <h2 className={styles.name}>{t("offices.title")}</h2>
      <Offices canton={canton} />
    </div>
  );
}

function StepList({ steps }: Pick<ArrivalKit, "steps">) {
  return (
    <ol className={styles.lines}>
      {steps.map(({ id, title, when, takeAlong, source }) => (
        <li key={id} className={styles.kitStep}>
          <h3 className={textStyles.strong}>{title}</h3>
          <p className={styles.details}>{when ?? t("steps.noDay")}</p>
          {takeAlong.length > 0 && (
            <p className={textStyles.small}>
              {t("steps.takeAlong", { things: formatList(takeAlong) })}
            </p>
          )}
          {source && (
            <p className={textStyles.small}>
              <SmartLink to={source.url} className={`${textStyles.link} ${textStyles.tap}`}>
                {t("steps.source", { name: source.name })}
              </SmartLink>
              <PrintedAddress url={source.url} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** On paper, a link has no address of its own. */
function PrintedAddress({ url }: { url: string }) {
  return <span className={styles.printed}> {url}</span>;
}

function Offices({ canton }: Pick<ArrivalKit, "canton">) {
  const isKnown = canton !== null && canton.offices.length > 0;
  return (
    <>
      {canton && <p className={textStyles.strong}>{canton.name}</p>}
      {!isKnown && <p>{t("offices.unknown")}</p>}
      <ul className={styles.kitLines}>
        {isKnown ? (
          canton.offices.map(({ kind, name, address, url }) => (
            <Office key={kind} label={name} address={address} url={url} />
          ))
        ) : (
          <>
            <Office label={t("offices.federal")} address={null} url="https://www.ch.ch/" />
            <Office label={t("offices.sem")} address={null} url="https://www.sem.admin.ch/" />
          </>
        )}
      </ul>
    </>
  );
}

type OfficeProps = { label: string; address: string | null; url: string };

function Office({ label, address, url }: OfficeProps) {
  return (
    <li>
      <SmartLink to={url} className={`${textStyles.link} ${textStyles.tap}`}>
        {label}
      </SmartLink>
      {address && `, ${address}`}
      <PrintedAddress url={url} />
    </li>
  );
}
