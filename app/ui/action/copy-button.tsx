import { useState } from "react";
import { Button } from "./button";

type CopyButtonProps = {
  text: string;
  label: string;
  /** Said in its place once the text is on the clipboard. */
  doneLabel: string;
  size?: "sm";
};

/** Copies a text; where the clipboard is refused nothing changes, and the text can be marked by hand. */
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
