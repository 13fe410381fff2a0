export type Turnstile = { pass(): Promise<void>; open(): void };

export function createTurnstile(): Turnstile {
  let waiting: (() => void)[] = [];
  return {
    pass: () => new Promise((resolve) => waiting.push(resolve)),
    open() {
      const all = waiting;
      waiting = [];
      for (const resolve of all) resolve();
    },
  };
}
