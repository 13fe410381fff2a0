import { areaSummaries } from "~/i18n/pt-BR/area-summaries";
import { landing } from "~/i18n/pt-BR/public/landing";
import { translator } from "~/i18n/translator";
import { Icon, type IconName } from "~/ui/media/icon";
import { areas } from "../../../contract/shared/areas.ts";
import styles from "./inside.module.css";

const t = translator("landing", landing);
const tSummary = translator("area-summaries", areaSummaries);

type ShownArea = {
  name: Exclude<keyof typeof areaSummaries, "members" | "search" | "notifications">;
  icon: IconName;
};

const AREAS: readonly ShownArea[] = [
  { name: "news", icon: "newspaper" },
  { name: "cantons", icon: "map" },
  { name: "forum", icon: "message-square" },
  { name: "courses", icon: "book" },
  { name: "videos", icon: "square-play" },
  { name: "articles", icon: "file-text" },
  { name: "classifieds", icon: "briefcase" },
  { name: "tools", icon: "calculator" },
  { name: "chat", icon: "messages-square" },
];

const isOpen = ({ name }: ShownArea) => areas[name].isOpen;
const openAreas = AREAS.filter(isOpen);
const comingAreas = AREAS.filter((area) => !isOpen(area));

export function Inside() {
  return (
    <section className={styles.section} id="dentro" aria-labelledby="inside-heading">
      <h2 id="inside-heading">{t("inside.heading")}</h2>
      <p className={styles.lead}>{t("inside.lead")}</p>
      <ul className={styles.grid}>
        {openAreas.map(({ name, icon }) => (
          <li key={name} className={styles.area}>
            <Icon name={icon} size={26} />
            <div>
              <h3>{t(`inside.${name}.title`)}</h3>
              <p>{t(`inside.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      {comingAreas.length > 0 && (
        <section className={styles.coming} aria-labelledby="inside-soon">
          <h3 id="inside-soon">{t("inside.soon")}</h3>
          <ul>
            {comingAreas.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} size={20} />
                <div>
                  <b>{areas[name].title}</b>
                  <p>{tSummary(name)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
