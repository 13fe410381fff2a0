export type LoadPlan = { warmUpSeconds: number; rounds: number; roundSeconds: number };

export type LoadCase = { connections: number; takesCompressed: boolean };

export const FULL: LoadPlan = { warmUpSeconds: 3, rounds: 3, roundSeconds: 3 };
export const QUICK: LoadPlan = { warmUpSeconds: 1.5, rounds: 1, roundSeconds: 2 };

export const FEW = 8;
export const MANY = 64;
export const loadCases: readonly LoadCase[] = [false, true].flatMap((takesCompressed) =>
  [FEW, MANY].map((connections) => ({ connections, takesCompressed })),
);

export function describeCase({ connections, takesCompressed }: LoadCase): string {
  return `${connections} connections, ${takesCompressed ? "compressed" : "not compressed"}`;
}

export function describePlan({ rounds, roundSeconds, warmUpSeconds }: LoadPlan): string {
  return `Medians of ${rounds} rounds of ${roundSeconds} s, all pages in turn, after ${warmUpSeconds} s to warm up`;
}
