import { corrections as words } from "~/i18n/pt-BR/community/corrections";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import {
  CORRECTION_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
} from "../../../../contract/community/comments.ts";
import type { Place, RefusedForm } from "../comment";
import styles from "./corrections.module.css";

const t = translator("corrections", words);

type PlainCorrectionProps = {
  place: Place;
  id: string;
  typed: RefusedForm["correction"];
};

export function PlainCorrection({ place, id, typed }: PlainCorrectionProps) {
  const { targetType, target } = place;
  return (
    <section id="correcao" className={styles.plain} aria-labelledby="correcao-titulo">
      <h2 id="correcao-titulo" className={styles.title}>
        {t("propose")}
      </h2>
      <p>{t("why")}</p>
      <form
        method="post"
        action={to(`/app/comments/${targetType}/${target}`)}
        className={styles.form}
      >
        {Object.entries({ intent: "propose", ...place, id }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          name="quote"
          label={t("quote")}
          hint={t("quoteHint", { max: QUOTE_MAX_LENGTH })}
          defaultValue={typed?.quote}
          rows={2}
          limit={QUOTE_MAX_LENGTH}
          required
        />
        <TextArea
          name="proposal"
          label={t("proposal")}
          defaultValue={typed?.proposal}
          rows={3}
          limit={CORRECTION_MAX_LENGTH}
          required
        />
        <TextArea
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          defaultValue={typed?.reason}
          rows={2}
          limit={CORRECTION_MAX_LENGTH}
        />
        <p>
          <Button type="submit" variant="outline" size="sm">
            {t("send")}
          </Button>
        </p>
      </form>
    </section>
  );
}
