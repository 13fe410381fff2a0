import { useState, type FormEvent } from "react";
import { passwordStrength } from "~/i18n/pt-BR/account/password-strength";
import { ui } from "~/i18n/pt-BR/ui";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Combobox } from "~/ui/form/combobox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileField } from "~/ui/form/file-field";
import { PasswordField } from "~/ui/form/password-field";
import { PasswordStrength } from "~/ui/form/password-strength";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { Switch } from "~/ui/form/switch";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { CantonChooser } from "~/ui/map/canton-chooser";
import { CantonMap } from "~/ui/map/canton-map";
import layout from "~/ui/layout/layout.module.css";
import styles from "./fields-section.module.css";
import { GallerySection, Specimen, t } from "./specimen";

const cantons = [
  { value: "", label: t("fields.choose") },
  { value: "BE", label: "Berna" },
  { value: "GE", label: "Genebra" },
  { value: "ZH", label: "Zurique" },
];
const permits = (["b", "c", "l"] as const).map((value) => ({
  value,
  label: t(`fields.permits.${value}`),
  hint: t(`fields.permitHints.${value}`),
}));
const lastDisabled = permits.map((permit) => ({ ...permit, isDisabled: permit.value === "l" }));

const passwords = ["senha", "queijo22", "lagotrem", "fondue-azul", "trem-lago-zug"];

const names: Readonly<Record<string, string>> = cantonNames;

/** Rendered in the browser only: its headless library sets an inline style. */
function CantonChooserSpecimen({ chosen = null }: { chosen?: string | null }) {
  const isInBrowser = useIsInBrowser();
  const [code, setCode] = useState(chosen);
  const label = t(chosen ? "fields.mapChosen" : "fields.map");
  if (!isInBrowser) return <CantonMap label={label} selectedCode={code} />;
  return (
    <CantonChooser
      label={label}
      nameOf={(one) => names[one] ?? one}
      selectedCode={code}
      onSelect={setCode}
    />
  );
}

const cantonOptions = [
  { value: "AG", label: "Argóvia", code: "AG" },
  { value: "GE", label: "Genebra", code: "GE" },
  { value: "SG", label: "São Galo", code: "SG" },
  { value: "ZH", label: "Zurique", code: "ZH" },
];
const words = {
  none: t("fields.choose"),
  clear: t("fields.clear"),
  found: (count: number) => t("fields.found", { count }),
};

type State = { chosen?: string; hint?: string; error?: string; isDisabled?: boolean };

function ComboboxSpecimen({ chosen = "", ...state }: State) {
  const [value, setValue] = useState(chosen);
  return (
    <Combobox
      {...state}
      label={t("fields.search")}
      options={cantonOptions}
      value={value}
      onChange={setValue}
      words={words}
    />
  );
}

type FieldError = { id: string; text: string };

const errors = [
  { id: "contact-email", text: t("fields.emailMissing") },
  { id: "contact-message", text: t("fields.messageMissing") },
];

function FormWithErrors() {
  const [outcome, setOutcome] = useState<readonly FieldError[]>([]);
  const errorOf = (id: string) => outcome.find(({ id: field }) => field === id)?.text;
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setOutcome([...errors]);
  };
  return (
    <form noValidate onSubmit={refuse} className={styles.form}>
      <ErrorSummary title={t("fields.summaryTitle")} errors={outcome} />
      <TextField
        id="contact-email"
        label={t("fields.email")}
        type="email"
        error={errorOf("contact-email")}
      />
      <TextArea
        id="contact-message"
        label={t("fields.message")}
        error={errorOf("contact-message")}
      />
      <Button type="submit">{t("fields.send")}</Button>
    </form>
  );
}

export function FieldsSection() {
  return (
    <GallerySection id="fields" title={t("fields.title")}>
      <Specimen title={t("fields.text")} flow="columns">
        <TextField label={t("fields.name")} hint={t("fields.nameHint")} />
        <TextField
          label={t("fields.email")}
          type="email"
          defaultValue="maria@"
          error={t("fields.emailError")}
        />
        <TextField label={t("fields.disabled")} defaultValue="Maria" disabled />
        <PasswordField
          label={t("fields.password")}
          showLabel={t("fields.showPassword")}
          hideLabel={t("fields.hidePassword")}
        />
        <Select label={t("fields.canton")} options={cantons} defaultValue="BE" />
        <Select label={t("fields.canton")} options={cantons} error={t("fields.cantonError")} />
        <TextArea label={t("fields.message")} rows={4} />
        <PasswordField
          label={t("fields.password")}
          showLabel={t("fields.showPassword")}
          hideLabel={t("fields.hidePassword")}
          error={t("fields.passwordError")}
        />
        <TextArea label={t("fields.message")} rows={4} error={t("fields.messageMissing")} />
        <FileField words={ui.file} label={t("fields.photo")} hint={t("fields.photoHint")} />
        <FileField words={ui.file} label={t("fields.photo")} error={t("fields.photoError")} />
        <FileField words={ui.file} label={t("fields.disabled")} disabled />
      </Specimen>
      <Specimen title={t("fields.searchTitle")} flow="columns">
        <ComboboxSpecimen hint={t("fields.searchHint")} />
        <ComboboxSpecimen chosen="SG" />
        <ComboboxSpecimen error={t("fields.cantonError")} />
        <ComboboxSpecimen chosen="ZH" isDisabled />
      </Specimen>
      <Specimen title={passwordStrength.label} flow="columns">
        {passwords.map((password) => (
          <PasswordStrength key={password} password={password} {...passwordStrength} />
        ))}
      </Specimen>
      <Specimen title={t("fields.map")} flow="columns">
        <CantonChooserSpecimen />
        <CantonChooserSpecimen chosen="BE" />
      </Specimen>
      <Specimen title={t("fields.choices")} flow="columns">
        <RadioGroup
          label={t("fields.permit")}
          hint={t("fields.permitHint")}
          name="permit"
          options={lastDisabled}
          defaultValue="b"
        />
        <RadioGroup
          label={t("fields.permit")}
          error={t("fields.permitError")}
          name="permit-missing"
          options={permits}
        />
        <div className={layout.stack}>
          <Checkbox label={t("fields.newsletter")} defaultChecked />
          <Checkbox label={t("fields.terms")} error={t("fields.termsError")} />
          <Checkbox label={t("fields.disabled")} disabled />
        </div>
        <div>
          <Switch label={t("fields.notify")} hint={t("fields.notifyHint")} defaultChecked />
          <Switch label={t("fields.summary")} />
          <Switch label={t("fields.disabled")} disabled />
          <Switch label={t("fields.notify")} error={t("fields.notifyError")} />
        </div>
      </Specimen>
      <Specimen title={t("fields.form")} flow="columns">
        <FormWithErrors />
      </Specimen>
    </GallerySection>
  );
}
