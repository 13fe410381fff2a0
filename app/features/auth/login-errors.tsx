import { useEffect, useRef } from "react";
import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import type { LoginFailure } from "./auth.schema";
import { describeFailure } from "./login-failure";
import styles from "./login-errors.module.css";

const t = translator("auth", auth);

type LoginErrorsProps = {
  failure?: LoginFailure | null;
  fields: { id: string; error?: string }[];
};

/** What stands between the person and the portal, in one place above the form. */
export function LoginErrors({ failure, fields }: LoginErrorsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.focus();
  }, [failure]);
  const wrong = fields.filter((field) => field.error);
  const told = failure ? describeFailure(failure) : null;
  if (wrong.length === 0 && !told) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      {wrong.length > 0 ? (
        <Notice kind="error" title={t("errors.summary")}>
          <ul className={styles.list}>
            {wrong.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`}>{field.error}</a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {wrong.length === 0 && told ? (
        <Notice kind="error" title={told.title}>
          {told.text}
        </Notice>
      ) : null}
    </div>
  );
}
