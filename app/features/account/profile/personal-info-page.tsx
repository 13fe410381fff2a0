import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Visibility } from "../../../../contract/account/profile.ts";
import {
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
    defaults: { since, visibility },
    isGuarded: true,
  });
  return (
    <TitledSection titleId="switzerland-title" title={t("personal.switzerland")}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SaveMessage answer={form.answer} done={t("personal.sinceSaved")} />
      <FormFrame form={form} className={`${layout.stack} ${layout.wide}`}>
        <div className={styles.shown}>
          <TextField
            {...form.field("since")}
            type="month"
            label={t("personal.since")}
            hint={t("personal.sinceHint")}
            min="1940-01"
          />
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
