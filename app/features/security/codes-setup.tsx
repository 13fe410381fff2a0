import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormMistakes } from "~/ui/form-mistakes";
import { TextField } from "~/ui/text-field";
import type { CodesSetup as Setup, SecurityAnswer } from "./security-answer";
import { codeSchema, type CodeInput } from "./security.schema";
import styles from "./security.module.css";

const t = translator("security", security);

type CodesSetupProps = { setup: Setup; answer: SecurityAnswer | null };

/** The secret for the app on the phone, and the first code that proves it arrived. */
export function CodesSetup({ setup, answer }: CodesSetupProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === "confirm-codes";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<CodeInput>({
    id: "confirm-codes",
    lastResult: isSubmitting ? null : (answer?.lastResult ?? null),
    onValidate: ({ formData }) => parseForm(codeSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _key, ...code } = getInputProps(fields.code, { type: "text" });
  const { size, path } = setup.qr;
  return (
    <>
      <p>{t("codes.scan")}</p>
      <div className={styles.setup}>
        <svg
          className={styles.qr}
          role="img"
          aria-label={t("codes.qr")}
          viewBox={`-2 -2 ${size + 4} ${size + 4}`}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M-2 -2h${size + 4}v${size + 4}h-${size + 4}z`} />
          <path fill="#000" d={path} />
        </svg>
        <p>
          {t("codes.secret")}: <code className={styles.secret}>{inFours(setup.secret)}</code>
        </p>
      </div>
      <Form
        method="post"
        preventScrollReset
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
      >
        <FormMistakes
          key={`${sendings}${answer?.lastResult && !isSubmitting ? "*" : ""}`}
          title={t("errors.summary")}
          fields={[fields.code]}
        />
        <input type="hidden" name="intent" value="confirm-codes" />
        <input type="hidden" name="uri" value={setup.uri} />
        <TextField
          {...code}
          required
          label={t("codes.code")}
          error={fields.code.errors?.[0]}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
        />
        <div>
          <Button type="submit" isLoading={isSubmitting}>
            {t("codes.confirm")}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** A long key is read and typed more easily in groups. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
