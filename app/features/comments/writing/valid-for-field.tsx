import { useState, type ChangeEvent } from "react";
import { noValidFor, type TypedValidFor } from "~/features/comments/comment";
import { permitChoices, CANTON_CODES } from "../../../../contract/switzerland/codes.ts";
import styles from "~/content/valid-for/valid-for.module.css";
import { validFor } from "~/content/valid-for/words";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { validYears } from "../../../../contract/community/valid-for.ts";

const t = translator("valid-for", validFor);
const same = (value: string) => ({ value, label: value });

type ValidForFieldProps = { onChange: (typed: TypedValidFor) => void };

export function ValidForField({ onChange }: ValidForFieldProps) {
  const [typed, setTyped] = useState(noValidFor);
  const [years] = useState(() => validYears(new Date()).map(String).map(same));
  const choose = (field: keyof TypedValidFor) => (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = { ...typed, [field]: event.currentTarget.value };
    setTyped(chosen);
    onChange(chosen);
  };
  return (
    <details>
      <summary>{t("open")}</summary>
      <div className={styles.fields}>
        <Select
          name="validYear"
          label={t("year")}
          hint={t("hint")}
          options={[{ value: "", label: t("noYear") }, ...years]}
          value={typed.validYear}
          onChange={choose("validYear")}
        />
        <Select
          name="validCanton"
          label={t("canton")}
          options={[{ value: "", label: t("anyCanton") }, ...CANTON_CODES.map(same)]}
          value={typed.validCanton}
          onChange={choose("validCanton")}
        />
        <Select
          name="validPermit"
          label={t("permit")}
          options={[{ value: "", label: t("anyPermit") }, ...permitChoices.map(same)]}
          value={typed.validPermit}
          onChange={choose("validPermit")}
        />
      </div>
    </details>
  );
}
