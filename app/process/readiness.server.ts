import { config } from "./config.server";

const BELIEVED_MS = 2_000;
const TIMEOUT_MS = 1_000;

async function answers(address: URL): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

let checkedAtMs = 0;
let last: Promise<boolean> = Promise.resolve(false);

/** Checked at most once in two seconds. */
export const readiness = {
  isReady(): Promise<boolean> {
    if (Date.now() - checkedAtMs > BELIEVED_MS) {
      checkedAtMs = Date.now();
      last = Promise.all([
        answers(new URL("/readyz", config.SERVICE_URL)),
        answers(new URL("/server/ping", config.CMS_URL)),
      ]).then((all) => all.every(Boolean));
    }
    return last;
  },
};
