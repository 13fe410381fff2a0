import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-sending";
import { ownData } from "~/i18n/pt-BR/account/own-data";
import { translator } from "~/i18n/translator";
import type { HeldStore } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

/** Two steps, even without scripts, because the first says what will be deleted. */
export function EraseStoreForm({ store }: { store: Pick<HeldStore, "id" | "name" | "count"> }) {
  const isErasing = useSending(store.id, "store");
  return (
    <details className={styles.erase}>
      <summary>{t("held.erase.open")}</summary>
      <Form method="post" className={styles.eraseForm} preventScrollReset>
        <input type="hidden" name="intent" value="erase-store" />
        <input type="hidden" name="store" value={store.id} />
        <p>{t("held.erase.question", { name: store.name, count: store.count })}</p>
        <div className={styles.actions}>
          <Button type="submit" variant="outline" size="sm" isLoading={isErasing}>
            {t("held.erase.button")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
