import { translator } from "~/i18n/translator";
import calculatorDark from "./pictures/calculator-dark.webp";
import calculatorLight from "./pictures/calculator-light.webp";
import forumDark from "./pictures/forum-dark.webp";
import forumLight from "./pictures/forum-light.webp";
import planDark from "./pictures/plan-dark.webp";
import planLight from "./pictures/plan-light.webp";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import { useScrollStop } from "~/ui/use-scroll-stop";
import { landing } from "./words";
import styles from "./tour.module.css";

const t = translator("landing", landing);

/** Pages of the demo. `npm run landing-pictures` takes them again. */
const PICTURES = [
  { name: "plan", path: "/app/plan", light: planLight, dark: planDark },
  { name: "forum", path: "/app/forum", light: forumLight, dark: forumDark },
  {
    name: "calculator",
    path: "/app/tools/net-salary",
    light: calculatorLight,
    dark: calculatorDark,
  },
] as const;
const WIDTH = 585;
const HEIGHT = 780;

/** On phones the pictures scroll sideways. */
export function Tour() {
  return (
    <div
      className={styles.tour}
      role="group"
      aria-label={t("tour.label")}
      {...useScrollStop<HTMLDivElement>()}
    >
      <ul className={styles.pages}>
        {PICTURES.filter(({ path }) => isOpenPath(path)).map(({ name, light, dark }) => (
          <li key={name}>
            <h3>{t(`tour.${name}.title`)}</h3>
            <p>{t(`tour.${name}.text`)}</p>
            <div className={styles.pictures}>
              {[light, dark].map((src) => (
                <img
                  key={src}
                  src={src}
                  alt={t(`tour.${name}.picture`)}
                  width={WIDTH}
                  height={HEIGHT}
                  loading="lazy"
                  decoding="async"
                  className={src === light ? styles.light : styles.dark}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
