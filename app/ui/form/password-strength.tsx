import { useEffect, useState } from "react";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { PasswordOwner } from "../../../contract/account/guessable-password.ts";
import styles from "./password-strength.module.css";

type PasswordStrengthProps = {
  password: string;
  owner?: PasswordOwner | null;
  label: string;
  levels: readonly string[];
};

const REST_MS = 200;

export function PasswordStrength({ password, owner = null, label, levels }: PasswordStrengthProps) {
  const score = useScore(password, owner);
  if (score === null) return null;
  return (
    <div className={`${styles.strength} ${layout.stack} ${layout.tight}`} data-score={score}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level, index) => (
          <span key={level} data-on={index <= score || undefined} />
        ))}
      </span>
      <span role="status" className={`${text.small} ${text.muted}`}>
        {label}: {levels[score]}
      </span>
    </div>
  );
}

function useScore(password: string, owner: PasswordOwner | null): number | null {
  const [score, setScore] = useState<number | null>(null);
  const { email = "", firstName = "", lastName = "" } = owner ?? {};
  useEffect(() => {
    if (password === "") return;
    let isOld = false;
    const timer = setTimeout(() => {
      import("./password-score")
        .then(({ scorePassword }) => {
          if (!isOld) setScore(scorePassword(password, { email, firstName, lastName }));
        })
        // Without the dictionaries there is no meter; the service still checks the password.
        .catch(() => {});
    }, REST_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [password, email, firstName, lastName]);
  return password === "" ? null : score;
}
