import { createHash } from "node:crypto";

/** Whether a password is on the list of leaked ones; false when the list can't be asked. */
export type IsLeakedPassword = (password: string) => Promise<boolean>;

export type LeakedPasswordsOptions = {
  /** Address of the ranges, such as `https://api.pwnedpasswords.com/range`; undefined asks nobody. */
  url: string | undefined;
  /** Told when the list did not answer: nobody is kept from signing up by that. */
  onAway: (error: unknown) => void;
};

const PATIENCE_MS = 1_000;
const PREFIX_LENGTH = 5;

/** Asks with five characters of the SHA-1; the password and its whole hash stay here. */
export function createLeakedPasswords({ url, onAway }: LeakedPasswordsOptions): IsLeakedPassword {
  if (!url) return () => Promise.resolve(false);
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const range = `${url.replace(/\/$/, "")}/${hash.slice(0, PREFIX_LENGTH)}`;
    try {
      const answer = await fetch(range, {
        headers: { "add-padding": "true" },
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`The list of leaked passwords answered ${answer.status}`);
      return isListed(await answer.text(), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      onAway(error);
      return false;
    }
  };
}

/** Lines are `<rest of the hash>:<times seen>`; padding is seen 0 times. */
function isListed(range: string, rest: string): boolean {
  return range.split("\n").some((line) => {
    const [listed = "", times = "0"] = line.trim().split(":");
    return listed.toUpperCase() === rest && Number(times) > 0;
  });
}
