import { Form } from "@remix-run/react";
import type { Consent } from "~/analytics/consent";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import layout from "~/ui/layout/layout.module.css";
import { consent as words } from "./words";
import styles from "./consent-form.module.css";

const t = translator("consent", words);

export type ConsentFormProps = {
  consent: Consent;
  returnTo: string;
};

/** Accepting and refusing take one click each and look alike. */
export function ConsentForm({ consent, returnTo }: ConsentFormProps) {
  return (
    <Form method="post" action={to("/consent")} preventScrollReset className={layout.stack}>
      <input type="hidden" name="redirect" value={returnTo} />
      <div className={styles.choices}>
        <Button type="submit" name="choice" value="refuse" variant="outline">
          {t("refuse")}
        </Button>
        <Button type="submit" name="choice" value="accept" variant="outline">
          {t("accept")}
        </Button>
      </div>
      <details>
        <summary>{t("choose")}</summary>
        <div className={styles.purposes}>
          <Checkbox
            name="statistics"
            defaultChecked={consent.statistics}
            label={t("statistics.label")}
            hint={t("statistics.hint")}
          />
          <Checkbox
            name="identity"
            defaultChecked={consent.identity}
            label={t("identity.label")}
            hint={t("identity.hint")}
          />
          <Button type="submit" name="choice" value="save" variant="outline" size="sm">
            {t("save")}
          </Button>
        </div>
      </details>
    </Form>
  );
}
