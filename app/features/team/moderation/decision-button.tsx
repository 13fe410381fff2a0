import { Button } from "~/ui/action/button";
import { DecisionForm } from "./decision-form";

type DecisionButtonProps = {
  values: Readonly<Record<string, string>>;
  /** Id of the topic to return to. */
  back?: string;
  children: string;
};

export function DecisionButton({ values, back, children }: DecisionButtonProps) {
  return (
    <DecisionForm values={values} back={back}>
      {(sending) => (
        <Button type="submit" size="sm" variant="outline" isLoading={sending !== null}>
          {children}
        </Button>
      )}
    </DecisionForm>
  );
}
