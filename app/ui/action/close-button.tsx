import { forwardRef, type ComponentPropsWithoutRef } from "react";
import styles from "./close-button.module.css";
import { Icon } from "~/ui/media/icon";

type CloseButtonProps = Omit<ComponentPropsWithoutRef<"button">, "children"> & { label: string };

export const CloseButton = forwardRef<HTMLButtonElement, CloseButtonProps>(function CloseButton(
  { label, className = "", ...button },
  ref,
) {
  return (
    <button
      type="button"
      {...button}
      ref={ref}
      aria-label={label}
      className={`${styles.close} ${className}`}
    >
      <Icon name="x" />
    </button>
  );
});
