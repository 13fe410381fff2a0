export type LoadPlan = { warmUpSeconds: number; rounds: number; roundSeconds: number };

export const FULL: LoadPlan = { warmUpSeconds: 3, rounds: 3, roundSeconds: 3 };
export const QUICK: LoadPlan = { warmUpSeconds: 1.5, rounds: 1, roundSeconds: 2 };
export const EVERY_PAGE: LoadPlan = { warmUpSeconds: 1, rounds: 2, roundSeconds: 1.5 };
export const EVERY_PAGE_QUICK: LoadPlan = { warmUpSeconds: 0.5, rounds: 1, roundSeconds: 1 };

export const FEW = 8;
export const MANY = 32;

export function describePlan({ rounds, roundSeconds, warmUpSeconds }: LoadPlan): string {
  return `Medians of ${rounds} rounds of ${roundSeconds} s, all pages in turn, after ${warmUpSeconds} s to warm up`;
}
