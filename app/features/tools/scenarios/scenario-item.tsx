import { Form } from "@remix-run/react";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { to } from "~/i18n/paths";
import { scenarios as words } from "~/i18n/pt-BR/calculators/scenarios";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { chf } from "../figures";
import { COMPARE_FORM, COMPARE_NAME } from "./compare-form";
import { cantonLabel, changeSentence, familyLabel } from "./scenario-figures";
import styles from "./scenario-item.module.css";
import { toolLinks } from "./tool-links";

const t = translator("scenarios", words);
const common = translator("tools", tools);

type ScenarioItemProps = {
  saved: SavedScenario;
  isPaying: boolean;
  isCompared: boolean;
  origin: string;
};

export function ScenarioItem({ saved, isPaying, isCompared, origin }: ScenarioItemProps) {
  const { id, name, scenario, result, changes } = saved;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>
          {cantonLabel(scenario.canton)} · {familyLabel(scenario.civilStatus, scenario.children)}
        </p>
      </div>
      <p className={styles.net}>
        <span>{t(result.isTaxMissing ? "result.netBeforeTax" : "result.net")}</span>
        <strong>{chf(result.netMonthCents)}</strong>
        <small>{t("result.year", { year: result.year, edition: result.edition })}</small>
      </p>
      {changes.map((change) => (
        <Notice key={change.year} kind="warning" title={changeSentence(change)}>
          {t("change.source", { year: change.year, edition: change.edition })}
        </Notice>
      ))}
      {saved.wantsNotice && <p className={styles.about}>{t("notice.on")}</p>}
      <Checkbox
        form={COMPARE_FORM}
        name={COMPARE_NAME}
        value={id}
        defaultChecked={isCompared}
        label={t("compare.pickOf", { name })}
      />
      {isPaying && (
        <div>
          <Button to={`/app/tools/scenarios/${id}`} variant="outline" size="sm">
            {t("edit")}
          </Button>
        </div>
      )}
      {isPaying && <OpenElsewhere saved={saved} />}
      {(isPaying || saved.shareToken) && (
        <Sharing saved={saved} isPaying={isPaying} origin={origin} />
      )}
      <details className={styles.more}>
        <summary>{t("remove.open")}</summary>
        <Form method="post" className={styles.inside} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p>{t("remove.question", { name })}</p>
          <Button type="submit" name="intent" value="remove" variant="outline" size="sm">
            {t("remove.submit")}
          </Button>
        </Form>
      </details>
    </li>
  );
}

function OpenElsewhere({ saved }: { saved: SavedScenario }) {
  return (
    <details className={styles.more}>
      <summary>{t("open.title")}</summary>
      <div className={styles.inside}>
        <p>{t("open.lead")}</p>
        <ul className={styles.tools}>
          {toolLinks(saved).map(({ name, to: path }) => (
            <li key={name}>
              <SmartLink to={path} isPrefetched={false}>
                {common(`list.${name}.title`)}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

type SharingProps = Pick<ScenarioItemProps, "saved" | "isPaying" | "origin">;

function Sharing({ saved: { id, shareToken }, isPaying, origin }: SharingProps) {
  const isInBrowser = useIsInBrowser();
  const link = shareToken && `${origin}${to(`/app/tools/scenarios/shared/${shareToken}`)}`;
  return (
    <details className={styles.more} open={link !== null}>
      <summary>{t("share.label")}</summary>
      <Form method="post" className={styles.inside} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <p>{t("share.lead")}</p>
        {link && <code className={styles.link}>{link}</code>}
        <div className={styles.actions}>
          {link && isInBrowser && (
            <CopyButton
              text={link}
              label={t("share.copy")}
              doneLabel={t("share.copied")}
              size="sm"
            />
          )}
          {link ? (
            <Button type="submit" name="intent" value="unshare" variant="outline" size="sm">
              {t("share.stop")}
            </Button>
          ) : (
            isPaying && (
              <Button type="submit" name="intent" value="share" variant="outline" size="sm">
                {t("share.start")}
              </Button>
            )
          )}
        </div>
      </Form>
    </details>
  );
}
