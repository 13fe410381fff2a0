import { Form, useLocation } from "@remix-run/react";
import { useId } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon, type IconName } from "~/ui/media/icon";
import { shell } from "./words";
import styles from "./theme-choice.module.css";

const t = translator("shell", shell);

export type Theme = "auto" | "light" | "dark";

const themes: readonly { name: Theme; icon: IconName }[] = [
  { name: "auto", icon: "monitor" },
  { name: "light", icon: "sun" },
  { name: "dark", icon: "moon" },
];

export function ThemeChoice({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation();
  const legendId = useId();
  return (
    <Form method="post" action={to("/theme")} preventScrollReset>
      <span className={styles.legend} id={legendId}>
        {t("menu.theme")}
      </span>
      <input type="hidden" name="redirect" value={pathname + search} />
      <div role="group" aria-labelledby={legendId} className={styles.choices}>
        {themes.map(({ name, icon }) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={name === theme}
            className={styles.choice}
          >
            <Icon name={icon} size={18} />
            {t(`menu.themes.${name}`)}
          </button>
        ))}
      </div>
    </Form>
  );
}
