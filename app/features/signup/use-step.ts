import { useForm, type DefaultValue, type Submission } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { parseForm } from "~/http/parse-form";
import { schemaOf, type AskingStep } from "./signup.schema";
import type { StepAnswer } from "./signup-view";

/** The buttons that leave a step send it as it is, without a look at what is missing. */
function isLeaving(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter?.getAttribute("name") === "intent";
}

/** Conform checks a field by a sending of its own, through a button that carries a name. */
function isSentByPerson(event: FormEvent): boolean {
  return !(event.nativeEvent as SubmitEvent).submitter?.hasAttribute("name");
}

/** The form of one step. */
export function useStep<Fields extends Record<string, unknown>>(
  step: AskingStep,
  answer: StepAnswer | null,
  defaultValue: DefaultValue<Fields>,
) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<Fields>({
    id: step,
    lastResult: isSubmitting || answer?.step !== step ? null : answer.lastResult,
    defaultValue,
    onValidate: ({ formData }) => parseForm(schemaOf(step), formData) as Submission<Fields>,
    shouldRevalidate: "onInput",
  });
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLeaving(event)) return;
    form.onSubmit(event);
    if (isSentByPerson(event)) setSendings(sendings + 1);
  }
  return { form, fields, isSubmitting, sendings, onSubmit };
}
