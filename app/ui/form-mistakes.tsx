import { useState } from "react";
import { ErrorSummary } from "./error-summary";

type FormMistakesProps = {
  title: string;
  fields: readonly { id: string; errors?: readonly string[] | undefined }[];
};

/**
 * The mistakes of one sending, above its form; give it a key that changes with each sending. The list
 * stays as it was then, so that mending a field does not take the focus from it.
 */
export function FormMistakes({ title, fields }: FormMistakesProps) {
  const [mistakes] = useState(() =>
    fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, text: errors[0] }] : [])),
  );
  return <ErrorSummary title={title} errors={mistakes} />;
}
