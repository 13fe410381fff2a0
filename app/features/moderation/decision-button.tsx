import { Button } from "~/ui/action/button";
import { DecisionForm } from "./decision-form";

type DecisionButtonProps = {
  /** What is decided, and about what. */
  values: Readonly<Record<string, string>>;
  /** The topic to go back to. */
  back?: string;
  children: string;
};

/** A decision of one press; a second press while it is on its way decides nothing more. */
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
