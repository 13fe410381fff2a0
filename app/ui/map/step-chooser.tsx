import { useMemo } from "react";
import { CantonChooser } from "./canton-chooser";
import { cantonCodes } from "./canton-map";
import { StepPatterns } from "./step-patterns";
import { StepShape, type Steps } from "./step-map";

type StepChooserProps = {
  label: string;
  steps: Steps;
  nameOf: (code: string) => string;
  selectedCode: string | null;
  onSelect: (code: string | null) => void;
};

export function StepChooser({ steps, ...chooser }: StepChooserProps) {
  const look = useMemo(
    () => ({
      defs: <StepPatterns />,
      shapes: Object.fromEntries(
        cantonCodes.map((code) => [
          code,
          <StepShape key={code} code={code} step={steps[code] ?? 0} />,
        ]),
      ),
    }),
    [steps],
  );
  return <CantonChooser {...chooser} customShapes={look} />;
}
