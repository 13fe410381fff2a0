import { useEffect } from "react";
import type { FormError } from "~/forms/use-form";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { focusField } from "~/ui/form/focus-field";
import { VisuallyHidden } from "~/ui/visually-hidden";

const t = translator("signup", signup);

/** Steps are short, so a list above would repeat every error. */
export function StepErrors({ errors }: { errors: readonly FormError[] }) {
  useEffect(() => {
    const [first] = errors;
    if (first) focusField(first.id);
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <VisuallyHidden>
      <span role="alert">{t("errors.count", { count: errors.length })}</span>
    </VisuallyHidden>
  );
}
