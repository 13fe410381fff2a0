export type Debounced = (() => void) & { cancel: () => void };

export function debounce(action: () => void, waitMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(action, waitMs);
  };
  return Object.assign(run, { cancel: () => clearTimeout(timer) });
}
