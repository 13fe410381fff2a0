const OF_POSTHOG = /^(__)?ph_/;

function removeFrom(storage: Storage): void {
  for (const key of Object.keys(storage)) if (OF_POSTHOG.test(key)) storage.removeItem(key);
}

export function removeTraces(): void {
  removeFrom(localStorage);
  removeFrom(sessionStorage);
  for (const pair of document.cookie.split(";")) {
    const name = pair.split("=", 1)[0]?.trim() ?? "";
    if (OF_POSTHOG.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
