import * as RadixToast from "radix-ui/toast";
import { CloseButton } from "./close-button";
import { Icon } from "./icon";
import styles from "./toast-list.module.css";
import { dismissToast, type Toast } from "./toasts";

const shownMs = 6_000;
const icons = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export type ToastLabels = {
  /** Names the list; `{hotkey}` stands for the key that leads to it. */
  list: string;
  /** Read before each toast. */
  toast: string;
  close: string;
};

export function ToastList({ toasts, labels }: { toasts: readonly Toast[]; labels: ToastLabels }) {
  return (
    <RadixToast.Provider label={labels.toast} duration={shownMs} swipeDirection="down">
      {toasts.map(({ id, kind, text }) => (
        <RadixToast.Root
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          onOpenChange={() => dismissToast(id)}
        >
          <Icon name={icons[kind]} />
          <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>
          <RadixToast.Close asChild>
            <CloseButton label={labels.close} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.list} label={labels.list} />
    </RadixToast.Provider>
  );
}
