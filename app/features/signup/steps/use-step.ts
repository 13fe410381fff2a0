import { useState } from "react";
import type * as z from "~/forms/zod";
import { useForm } from "~/forms/use-form";
import { stepSchemas, type AskingStep } from "~/features/signup/flow/signup.schema";
import type { StepAnswer } from "~/features/signup/flow/signup-view";

type StepInput<Step extends AskingStep> = z.infer<(typeof stepSchemas)[Step]>;

const schemas: { [Step in AskingStep]: z.ZodMiniType<StepInput<Step>> } = stepSchemas;

export function useStep<Step extends AskingStep>(
  step: Step,
  answer: StepAnswer | null,
  defaults: { [Name in keyof StepInput<Step>]?: string | string[] },
) {
  const [sent, setSent] = useState<FormData | null>(null);
  const form = useForm(schemas[step], {
    id: step,
    answer,
    defaults,
    onSend: (event) => setSent(new FormData(event.currentTarget)),
  });

  /**
   * Shows no error before it was part of a submission; without scripts, the server's answer is such a
   * submission.
   */
  function followUp(
    name: keyof StepInput<Step> & string,
    asker: keyof StepInput<Step> & string,
    asking: string,
  ) {
    const { error, ...field } = form.field(name);
    const answered = sent ? sent.get(asker) : answer?.lastResult?.initialValue?.[asker];
    return answered === asking && error ? { ...field, error } : field;
  }
  return { ...form, followUp };
}
