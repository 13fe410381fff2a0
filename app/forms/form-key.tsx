import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { FORM_KEY_NAME } from "./form-key-name";

type FormKeyProps = {
  /** What came back for mending: without JavaScript its key must come back too. */
  lastResult?: SubmissionResult | null | undefined;
  /** The answer once the form was taken: what is sent afterwards is another wish. */
  done?: object | null | undefined;
};

/** Makes a form that is sent twice, by a double click or a second try, count once. */
export function FormKey({ lastResult, done = null }: FormKeyProps) {
  const [own, setOwn] = useState(() => {
    const kept = lastResult?.initialValue?.[FORM_KEY_NAME];
    return { key: typeof kept === "string" ? kept : crypto.randomUUID(), done };
  });
  if (own.done !== done) setOwn({ key: done ? crypto.randomUUID() : own.key, done });
  // The server's key and the browser's differ; either names this form.
  return <input type="hidden" name={FORM_KEY_NAME} value={own.key} suppressHydrationWarning />;
}
