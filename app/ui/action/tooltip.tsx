import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactElement } from "react";
import styles from "./tooltip.module.css";

const REST_MS = 400;

type TooltipProps = {
  /** Extra information only: touch screens have no hover. */
  text: string;
  /** Must accept a ref. */
  children: ReactElement;
};

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={REST_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
