import * as RadixDialog from "radix-ui/dialog";
import { useState, type ReactNode } from "react";
import text from "~/ui/text/text.module.css";
import { CloseButton } from "./close-button";
import styles from "./dialog.module.css";

export type DialogPanelProps = {
  title: string;
  description?: string;
  closeLabel: string;
  /** Buttons, the confirming one last. The first control of body and actions gets focus. */
  actions?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
};

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

export function DialogPanel(props: DialogPanelProps) {
  const { title, description, closeLabel, actions, children, onClose } = props;
  const [opener] = useState(focusedElement);
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.dialog}
          aria-describedby={description ? undefined : ""}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className={text.muted}>{description}</RadixDialog.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          <RadixDialog.Close asChild>
            <CloseButton label={closeLabel} className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
