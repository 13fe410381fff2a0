export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
export const milliseconds = (ms: number, digits = 1) => `${ms.toFixed(digits)} ms`;
export const times = (value: number) => `${value.toFixed(2)} ×`;

const row = (columns: readonly string[]) => `| ${columns.join(" | ")} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [row(head), row(rule), ...rows.map(row)].join("\n");
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
