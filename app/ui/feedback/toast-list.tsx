import * as RadixToast from "radix-ui/toast";
import { CloseButton } from "~/ui/action/close-button";
import { Icon } from "~/ui/media/icon";
import styles from "./toast-list.module.css";
import { dismissToast, type Toast } from "./toasts";

const SHOWN_MS = 6_000;
const SHOWN_WITH_ACTION_MS = 12_000;
const icons = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export type ToastLabels = {
  list: string;
  toast: string;
  close: string;
};

export function ToastList({ toasts, labels }: { toasts: readonly Toast[]; labels: ToastLabels }) {
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="down">
      {toasts.map(({ id, kind, text, action }) => (
        <RadixToast.Root
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          duration={action ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
          onOpenChange={() => dismissToast(id)}
        >
          <Icon name={icons[kind]} />
          <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>
          {action && (
            <RadixToast.Action altText={action.otherWay} asChild>
              <button type="button" className={styles.action} onClick={action.onAct}>
                {action.label}
              </button>
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <CloseButton label={labels.close} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.list} label={labels.list} />
    </RadixToast.Provider>
  );
}
