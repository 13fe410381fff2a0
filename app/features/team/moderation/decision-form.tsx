import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { MODERATION_PATH } from "../../../../contract/community/moderation.ts";
import styles from "./moderation.module.css";

type DecisionFormProps = {
  values: Readonly<Record<string, string>>;
  back?: string | undefined;
  children: (sending: FormData | null) => ReactNode;
};

export function DecisionForm({ values, back, children }: DecisionFormProps) {
  const { formData } = useNavigation();
  const isThis = Object.entries(values).every(([name, value]) => formData?.get(name) === value);
  return (
    <Form method="post" action={to(MODERATION_PATH)} className={styles.form} preventScrollReset>
      {Object.entries({ ...values, ...(back && { back }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children((isThis && formData) || null)}
    </Form>
  );
}

type DecisionButtonProps = {
  values: Readonly<Record<string, string>>;
  back?: string;
  children: string;
};

export function DecisionButton({ values, back, children }: DecisionButtonProps) {
  return (
    <DecisionForm values={values} back={back}>
      {(sending) => (
        <Button type="submit" size="sm" variant="outline" isLoading={sending !== null}>
          {children}
        </Button>
      )}
    </DecisionForm>
  );
}
