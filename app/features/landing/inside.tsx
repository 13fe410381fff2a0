import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import styles from "./inside.module.css";

const t = translator("landing", landing);

/** `isOpen` turns true when the area really works; until then the card says so. */
const AREAS = [
  { name: "news", icon: "newspaper", isOpen: true },
  { name: "forum", icon: "message-square", isOpen: false },
  { name: "courses", icon: "book", isOpen: false },
  { name: "jobs", icon: "briefcase", isOpen: false },
  { name: "cantons", icon: "map", isOpen: false },
  { name: "tools", icon: "calculator", isOpen: false },
] as const;

export function Inside() {
  return (
    <section className={styles.section} id="dentro" aria-labelledby="inside-heading">
      <h2 id="inside-heading">{t("inside.heading")}</h2>
      <p className={styles.lead}>{t("inside.lead")}</p>
      <ul className={styles.grid}>
        {AREAS.map((area) => (
          <li key={area.name} className={styles.area}>
            <div className={styles.top}>
              <Icon name={area.icon} size={26} />
              {area.isOpen ? null : <Tag isChip>{t("inside.soon")}</Tag>}
            </div>
            <div>
              <h3>{t(`inside.${area.name}.title`)}</h3>
              <p>{t(`inside.${area.name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
