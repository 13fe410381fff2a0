const startedAt = Date.now();

function seconds(sinceMs: number): string {
  return ((Date.now() - sinceMs) / 1000).toFixed(1);
}

export function say(message: string): void {
  process.stdout.write(`  ${seconds(startedAt).padStart(6)} s  ${message}\n`);
}

export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  say(`${label} (${seconds(began)} s)`);
  return result;
}

/** An expected failure of the machine or operator, printed as one line without a stack. */
export class SetupError extends Error {
  override name = "SetupError";
}

const EXPECTED = new Set(["SetupError", "EnvironmentError", "SchemaRefusedError"]);

export function endWithLine(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  const isDiskFull = /ENOSPC|No space left on device/i.test(text);
  const line = isDiskFull ? "The disk is full: free some space and start again." : text;
  process.stderr.write(`\n✗ ${line}\n`);
  if (error instanceof Error && !EXPECTED.has(error.name) && !isDiskFull && error.stack) {
    process.stderr.write(`${error.stack}\n`);
  }
  process.exit(1);
}
