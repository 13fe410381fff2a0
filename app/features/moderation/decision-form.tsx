import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { MODERATION_PATH } from "../../../contract/moderation-paths.ts";
import styles from "./moderation.module.css";

type DecisionFormProps = {
  /** What is decided, and about what. */
  values: Readonly<Record<string, string>>;
  /** The topic to go back to. */
  back?: string | undefined;
  /** Loads the whole page anew: what the browser shows of it is not drawn from its data alone. */
  isWhole?: boolean;
  /** Drawn with what is on its way; null while nothing is. */
  children: (sending: FormData | null) => ReactNode;
};

/** One decision of the team; works without scripts too. */
export function DecisionForm({ values, back, isWhole = false, children }: DecisionFormProps) {
  const { formData } = useNavigation();
  const isThis = Object.entries(values).every(([name, value]) => formData?.get(name) === value);
  return (
    <Form
      method="post"
      action={to(MODERATION_PATH)}
      className={styles.form}
      preventScrollReset
      reloadDocument={isWhole}
    >
      {Object.entries({ ...values, ...(back && { back }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children((isThis && formData) || null)}
    </Form>
  );
}
