import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { formatBytes } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { DataStore, PrivacyOverview } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/media/icon";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { findErasableStore } from "./erasable-stores";
import { OwnDataOutcome, type OwnDataAnswer } from "./own-data-outcome";
import { ownData } from "./words";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

type Change = NonNullable<DataStore["change"]>;

const placesOf = (change: Change): Change[] =>
  change === "consents" ? ["consents", "email-preference"] : [change];

function pathOf(change: Change, directusUserId: string): string {
  if (change === "consents") return to("/consent");
  if (change === "email-preference") return to("/app/profile/email-preference");
  if (change === "connections") return to("/app/profile/connections");
  if (change === "scenarios") return to("/app/tools/scenarios");
  return to(`/app/profile/${directusUserId}/${change}`);
}

type StoredDataProps = {
  stores: readonly DataStore[];
  files: PrivacyOverview["files"];
  directusUserId: string;
  answer: OwnDataAnswer | null;
};

export function StoredData({ stores, files, directusUserId, answer }: StoredDataProps) {
  return (
    <TitledSection titleId="held-title" title={t("held.title")}>
      <OwnDataOutcome answer={answer} done={t("held.erase.done")} />
      <div className={styles.stores}>
        {stores.map((store) => (
          <details key={store.id}>
            <summary>
              <span className={text.strong}>{store.name}</span>
              <span className={`${styles.count} ${text.small} ${text.faint}`}>
                {t("held.count", { count: store.count })}
                <Icon name="chevron-down" />
              </span>
            </summary>
            <Store store={store} directusUserId={directusUserId} />
          </details>
        ))}
      </div>
      <h3>{t("files.title")}</h3>
      {files.length === 0 ? (
        <p className={`${text.small} ${text.faint}`}>{t("files.none")}</p>
      ) : (
        <ul className={styles.list}>
          {files.map(({ filename, bytes }, at) => (
            <li key={at}>{t("files.size", { name: filename, size: formatBytes(bytes) })}</li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** Two steps, even without scripts, because the first says what will be deleted. */
function EraseStoreForm({ store }: { store: Pick<DataStore, "id" | "name" | "count"> }) {
  const isErasing = useSending(store.id, "store");
  return (
    <details>
      <summary>{t("held.erase.open")}</summary>
      <Form method="post" className={styles.eraseForm} preventScrollReset>
        <input type="hidden" name="intent" value="erase-store" />
        <input type="hidden" name="store" value={store.id} />
        <p>{t("held.erase.question", { name: store.name, count: store.count })}</p>
        <div className={layout.cluster}>
          <Button type="submit" variant="outline" size="sm" isLoading={isErasing}>
            {t("held.erase.button")}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function Store({ store, directusUserId }: { store: DataStore; directusUserId: string }) {
  const { why, until, rows, change, count } = store;
  return (
    <div className={styles.store}>
      <dl className={styles.facts}>
        <dt>{t("held.why")}</dt>
        <dd>{why}</dd>
        <dt>{t("held.until")}</dt>
        <dd>{until}</dd>
      </dl>
      {rows.length === 0 && <p className={`${text.small} ${text.faint}`}>{t("held.nothing")}</p>}
      {rows.map((fields, at) => (
        <dl key={at} className={`${styles.facts} ${styles.row}`}>
          {fields.map(({ name, value }) => (
            <Field key={name} name={name} value={value} />
          ))}
        </dl>
      ))}
      {count > rows.length && rows.length > 0 && (
        <p className={`${text.small} ${text.faint}`}>{t("held.more")}</p>
      )}
      {findErasableStore(store.id) && <EraseStoreForm store={store} />}
      {change && (
        <div className={layout.cluster}>
          {placesOf(change).map((place) => (
            <Button key={place} to={pathOf(place, directusUserId)} variant="outline" size="sm">
              {t(`held.change.${place}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
