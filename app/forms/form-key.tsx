import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { FORM_KEY_NAME } from "./form-key-name";

type FormKeyProps = {
  /** The returned form with errors: without JavaScript it must keep its key. */
  lastResult?: SubmissionResult | null | undefined;
  /** The answer of a successful submission: the next one gets a new key. */
  done?: object | null | undefined;
};

/** Makes a form sent twice, by a double click or a retry, count once. */
export function FormKey({ lastResult, done = null }: FormKeyProps) {
  const [own, setOwn] = useState(() => {
    const saved = lastResult?.initialValue?.[FORM_KEY_NAME];
    return { key: typeof saved === "string" ? saved : crypto.randomUUID(), done };
  });
  if (own.done !== done) setOwn({ key: done ? crypto.randomUUID() : own.key, done });
  // The keys of server and browser differ; either identifies this form.
  return <input type="hidden" name={FORM_KEY_NAME} value={own.key} suppressHydrationWarning />;
}
