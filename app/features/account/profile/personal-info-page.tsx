import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FieldNotes } from "~/ui/form/field";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Visibility } from "../../../../contract/account/profile.ts";
import {
  FIRST_YEAR,
  namesSchema,
  switzerlandSchema,
  type ProfileAnswer,
  type Names,
  type SwitzerlandSince,
} from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { VisibilitySelect } from "./visibility-select";

const t = translator("profile", words);

export type PersonalInfoPageProps = {
  names: Names;
  switzerland: SwitzerlandSince;
  answer: ProfileAnswer | null;
};

export function PersonalInfoPage({ names, switzerland, answer }: PersonalInfoPageProps) {
  return (
    <>
      <NamesForm key={JSON.stringify(names)} names={names} answer={answer} />
      <SwitzerlandForm key={JSON.stringify(switzerland)} {...switzerland} answer={answer} />
    </>
  );
}

function NamesForm({ names, answer }: { names: Names; answer: ProfileAnswer | null }) {
  const form = useForm(namesSchema, {
    id: "names",
    intent: "names",
    answer,
    defaults: names,
    isGuarded: true,
  });
  return (
    <TitledSection titleId="names-title" title={t("personal.names")}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SaveMessage answer={form.answer} done={t("personal.namesSaved")} />
      <FormFrame form={form} className={`${layout.stack} ${layout.wide}`}>
        <div className={styles.pair}>
          <TextField
            {...form.field("firstName")}
            required
            label={t("personal.firstName")}
            autoComplete="given-name"
          />
          <TextField
            {...form.field("lastName")}
            required
            label={t("personal.lastName")}
            autoComplete="family-name"
          />
        </div>
        <p className={`${text.small} ${text.faint}`}>{t("personal.namesHint")}</p>
        <div className={layout.cluster}>
          <Button type="submit" isLoading={form.isBusy}>
            {t("personal.saveNames")}
          </Button>
        </div>
      </FormFrame>
    </TitledSection>
  );
}

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;
const months = MONTHS.map((value) => ({ value, label: t(`personal.months.${value}`) }));
const none = { value: "", label: "" };

/** The newest first. */
function listYears() {
  const newest = new Date().getFullYear();
  return Array.from({ length: newest - FIRST_YEAR + 1 }, (_, at) => {
    const year = String(newest - at);
    return { value: year, label: year };
  });
}

type SwitzerlandFormProps = {
  since: string;
  visibility: Visibility;
  answer: ProfileAnswer | null;
};

function SwitzerlandForm({ since, visibility, answer }: SwitzerlandFormProps) {
  const form = useForm(switzerlandSchema, {
    id: "switzerland",
    intent: "switzerland",
    answer,
    defaults: { since: since.split("-").reverse(), visibility },
    isGuarded: true,
  });
  const { id, name, error } = form.field("since");
  const chosen = form.chosen("since").map(String);
  return (
    <TitledSection titleId="switzerland-title" title={t("personal.switzerland")}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SaveMessage answer={form.answer} done={t("personal.sinceSaved")} />
      <FormFrame form={form} className={`${layout.stack} ${layout.wide}`}>
        <div className={styles.shown}>
          <fieldset
            className={styles.group}
            id={id}
            tabIndex={-1}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          >
            <legend className={styles.legend}>{t("personal.since")}</legend>
            <div className={styles.month}>
              <Select
                name={name}
                label={t("personal.month")}
                defaultValue={chosen.find((part) => part.length === 2)}
                options={[none, ...months]}
              />
              <Select
                name={name}
                label={t("personal.year")}
                defaultValue={chosen.find((part) => part.length === 4)}
                options={[none, ...listYears()]}
              />
            </div>
            <FieldNotes id={id} hint={t("personal.sinceHint")} error={error} />
          </fieldset>
          <VisibilitySelect name="visibility" what={t("personal.sinceField")} chosen={visibility} />
        </div>
        <div className={layout.cluster}>
          <Button type="submit" isLoading={form.isBusy}>
            {t("personal.saveSince")}
          </Button>
        </div>
      </FormFrame>
    </TitledSection>
  );
}
