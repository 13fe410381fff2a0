import { useForm as useConform } from "@conform-to/react";
import { useId, useState, type FormEvent } from "react";
import type * as z from "zod/mini";
import type { FormAnswer } from "./form-answer";
import { parseForm } from "./parse-form";
import { useSending } from "./use-sending";
import { useUnsavedChanges } from "./use-unsaved-changes";

type Answer = Pick<FormAnswer<string>, "intent" | "isDone" | "lastResult">;
type FieldName<Input> = (keyof Input & string) | `${keyof Input & string}[${number}]`;

type FormOptions<Input, Sent extends Answer> = {
  /** Fixed where something outside names the form or its fields; those are called `{id}-{name}`. */
  id?: string;
  /** Which of the page's forms it is: sent along, and answers to others are not its own. */
  intent?: string;
  answer: Sent | null | undefined;
  defaults?: { [Name in keyof Input]?: string | string[] };
  /** Whoever leaves the page with changes not sent is asked first. */
  isGuarded?: boolean;
  /** Sent twice, by a double click or a second try, it counts once. */
  isOnce?: boolean;
  /** After each sending by a person; `defaultPrevented` where it has errors. */
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
};

/** The props of a control beside its label. */
export type FieldSpread = { id: string; name: string; error?: string; defaultValue?: string };

export type FormError = { id: string; text: string };

/** Conform checks a field by a sending of its own, through a button that carries this name. */
const CHECK_BUTTON = "__intent__";

/** One form, from its schema to the answer of its action; `FormFrame` draws it. */
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
    // Such a button leaves the form: what is missing in it is not looked at.
    if (!isCheck && submitter?.hasAttribute("formnovalidate")) return;
    form.onSubmit(event);
    if (isCheck) return;
    setSubmitCount(submitCount + 1);
    onSend?.(event);
  }

  /** Id, name, start value and error of a control that is typed or chosen in. */
  function field(name: FieldName<Input>): FieldSpread {
    const { id, errors: [error] = [], initialValue } = requireField(name);
    return {
      id,
      name,
      ...(error !== undefined && { error }),
      ...(typeof initialValue === "string" && { defaultValue: initialValue }),
    };
  }

  /** The same of a box; several of one name differ in their values. */
  function box(name: FieldName<Input>, value = "on") {
    const { defaultValue: _none, ...props } = field(name);
    return { ...props, value, defaultChecked: chosen(name).includes(value) };
  }

  /** What is chosen in a field of several values. */
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
    /** Of the last sending, for the summary. */
    errors,
    /** Another one for each list of errors: the same ones come up again with the next sending. */
    errorRound: round,
    isBusy,
    submitCount,
    answer,
    intent,
    isOnce,
    /** Writes into a field as if it were typed. */
    fill: (name: FieldName<Input>, value: string) => form.update({ name, value }),
  };
}

export type PortalForm = ReturnType<typeof useForm>;

/**
 * The errors of the last sending, whether browser or server found them. They stay as they were then,
 * so that mending a field does not take the focus from it.
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
