export type Toast = {
  id: number;
  kind: "success" | "error" | "info";
  text: string;
  action?: {
    label: string;
    otherWay: string;
    onAct: () => void;
  };
};

type Listener = () => void;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Browser only. Complements what the page says; never use it as the only message. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function listToasts(): readonly Toast[] {
  return shown;
}
