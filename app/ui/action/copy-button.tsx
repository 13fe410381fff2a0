import { useState } from "react";
import { Button } from "./button";

type CopyButtonProps = {
  text: string;
  label: string;
  doneLabel: string;
  size?: "sm";
};

/** Copies a text. If clipboard access is refused, nothing changes and the text can be copied by hand. */
export function CopyButton({ text, label, doneLabel, size }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      () => {},
    );
  }
  return (
    <Button variant="outline" size={size} onClick={() => void copy()}>
      <span role="status">{isDone ? doneLabel : label}</span>
    </Button>
  );
}
