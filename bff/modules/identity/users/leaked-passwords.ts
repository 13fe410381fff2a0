import { createHash } from "node:crypto";

/** True if the password is on the list of leaked ones. False if the list is unavailable. */
export type IsLeakedPassword = (password: string) => Promise<boolean>;

export type LeakedPasswordsOptions = {
  /**
   * Base address of the range API, such as `https://api.pwnedpasswords.com/range`. If undefined, no check
   * is made.
   */
  url: string | undefined;
  /** Called when the list is unavailable. Signup continues in that case. */
  onUnavailable: (error: unknown) => void;
};

const TIMEOUT_MS = 1_000;
const PREFIX_LENGTH = 5;

/**
 * Sends only the first five characters of the SHA-1. The password and its full hash never leave the
 * service.
 */
export function createLeakedPasswords({
  url,
  onUnavailable,
}: LeakedPasswordsOptions): IsLeakedPassword {
  if (!url) return () => Promise.resolve(false);
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const range = `${url.replace(/\/$/, "")}/${hash.slice(0, PREFIX_LENGTH)}`;
    try {
      const answer = await fetch(range, {
        headers: { "add-padding": "true" },
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The list of leaked passwords answered ${answer.status}`);
      return isListed(await answer.text(), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      onUnavailable(error);
      return false;
    }
  };
}

/** Lines are `<rest of the hash>:<count>`. Padding lines have a count of 0. */
function isListed(range: string, rest: string): boolean {
  return range.split("\n").some((line) => {
    const [listed = "", times = "0"] = line.trim().split(":");
    return listed.toUpperCase() === rest && Number(times) > 0;
  });
}
