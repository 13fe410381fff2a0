import { useForm as useConform } from "@conform-to/react";
import { useId, useState, type FormEvent } from "react";
import type * as z from "zod/mini";
import type { FormAnswer } from "./form-answer";
import { parseForm } from "./parse-form";
import { useSending } from "./use-answer";
import { useUnsavedChanges } from "./use-unsaved-changes";

type Answer = Pick<FormAnswer<string>, "intent" | "isDone" | "lastResult">;
type FieldName<Input> = (keyof Input & string) | `${keyof Input & string}[${number}]`;

type FormOptions<Input, Sent extends Answer> = {
  /** Set it if other code refers to the form or its fields; fields are named `{id}-{name}`. */
  id?: string;
  /** Which of the page's forms this is. It is sent along, and answers to other forms are ignored. */
  intent?: string;
  answer: Sent | null | undefined;
  defaults?: { [Name in keyof Input]?: string | string[] };
  isGuarded?: boolean;
  /** A form sent twice, by a double click or a retry, counts once. */
  isOnce?: boolean;
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
};

export type FieldSpread = { id: string; name: string; error?: string; defaultValue?: string };

export type FormError = { id: string; text: string };

/** Conform validates a field by submitting through a button with this name. */
const CHECK_BUTTON = "__intent__";

export function useForm<Input extends Record<string, unknown>, Sent extends Answer>(
  schema: z.ZodMiniType<Input>,
  options: FormOptions<Input, Sent>,
) {
  const { intent, defaults, isGuarded = false, isOnce = false, onSend } = options;
  const ownId = useId();
  const isBusy = useSending(intent);
  const own = options.answer && (!intent || options.answer.intent === intent);
  const answer = own && options.answer ? options.answer : null;
  const lastResult = isBusy || answer?.isDone ? null : (answer?.lastResult ?? null);
  const noteChange = useUnsavedChanges(answer);
  const [submitCount, setSubmitCount] = useState(0);
  const [form, fields] = useConform<Record<string, string | string[]>, Input>({
    id: options.id ?? ownId,
    lastResult,
    ...(defaults && { defaultValue: defaults }),
    onValidate: ({ formData }) => parseForm(schema, formData),
    shouldRevalidate: "onInput",
  });
  const { errors, round } = useErrorsOfSending(form.id, submitCount, lastResult, form.allErrors);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isCheck = submitter?.getAttribute("name") === CHECK_BUTTON;
    // Such a button leaves the form: missing values do not matter.
    if (!isCheck && submitter?.hasAttribute("formnovalidate")) return;
    form.onSubmit(event);
    if (isCheck) return;
    setSubmitCount(submitCount + 1);
    onSend?.(event);
  }

  function field(name: FieldName<Input>): FieldSpread {
    const { id, errors: [error] = [], initialValue } = requireField(name);
    return {
      id,
      name,
      ...(error !== undefined && { error }),
      ...(typeof initialValue === "string" && { defaultValue: initialValue }),
    };
  }

  function box(name: FieldName<Input>, value = "on") {
    const { defaultValue: _none, ...props } = field(name);
    return { ...props, value, defaultChecked: chosen(name).includes(value) };
  }

  function chosen(name: FieldName<Input>): readonly unknown[] {
    const { initialValue } = requireField(name);
    return Array.isArray(initialValue) ? initialValue : [initialValue];
  }

  function requireField(name: string) {
    const found = fields[name];
    if (!found) throw new Error(`no field ${name}`);
    return found;
  }

  const formProps = {
    id: form.id,
    noValidate: form.noValidate,
    onSubmit,
    ...(isGuarded && { onChange: noteChange }),
  };
  return {
    formProps,
    field,
    box,
    chosen,
    errors,
    /** New for each submission, so that the same errors are announced again. */
    errorRound: round,
    isBusy,
    submitCount,
    answer,
    intent,
    isOnce,
    fill: (name: FieldName<Input>, value: string) => form.update({ name, value }),
  };
}

export type PortalForm = ReturnType<typeof useForm>;

/**
 * The errors of the last submission, from browser or server. They stay unchanged meanwhile, so that
 * correcting a field does not move the focus.
 */
function useErrorsOfSending(
  formId: string,
  submitCount: number,
  lastResult: Answer["lastResult"],
  now: Readonly<Record<string, string[] | null>>,
): { errors: readonly FormError[]; round: number } {
  const list = (found: typeof now) =>
    Object.entries(found).flatMap(([name, texts]) =>
      texts?.[0] ? [{ id: `${formId}-${name}`, text: texts[0] }] : [],
    );
  const [sending, setSending] = useState(() => ({
    submitCount,
    lastResult,
    errors: list(now),
    round: 0,
  }));
  if (sending.submitCount !== submitCount || sending.lastResult !== lastResult) {
    const isAnswer = lastResult !== null && sending.lastResult !== lastResult;
    const errors = list(isAnswer ? (lastResult.error ?? {}) : now);
    setSending({ submitCount, lastResult, errors, round: sending.round + 1 });
  }
  return sending;
}
