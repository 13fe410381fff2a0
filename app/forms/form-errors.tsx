import { ErrorSummary } from "~/ui/form/error-summary";
import type { PortalForm } from "./use-form";

type FormErrorsProps = { title: string; form: Pick<PortalForm, "errors" | "errorRound"> };

export function FormErrors({ title, form: { errors, errorRound } }: FormErrorsProps) {
  return <ErrorSummary key={errorRound} title={title} errors={errors} />;
}
