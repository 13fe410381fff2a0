export async function askForLife(url: URL, timeoutMs: number): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the upstream answered ${response.status}`);
}
