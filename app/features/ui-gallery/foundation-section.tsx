import { Icon, type IconName } from "~/ui/media/icon";
import { Logo } from "~/ui/media/logo";
import { Prose } from "~/ui/data/prose";
import styles from "./foundation-section.module.css";
import { GallerySection, Specimen, t } from "./specimen";

const colours = [
  "red-50",
  "red-100",
  "red-300",
  "red-500",
  "red-600",
  "red-800",
  "ink",
  "ink-2",
  "ink-3",
  "line-strong",
  "line",
  "sunken",
  "surface",
  "lake",
  "lake-50",
  "pine",
  "pine-50",
  "sun",
  "sun-50",
];
const steps = ["step-4", "step-3", "step-2", "step-1", "step-0", "step--1"];
const icons: IconName[] = ["house", "newspaper", "map", "search", "bell", "clock"];

export function FoundationSection() {
  return (
    <GallerySection id="foundation" title={t("foundation.title")}>
      <Specimen title={t("foundation.brand")}>
        <Logo />
      </Specimen>
      <Specimen title={t("foundation.colours")}>
        {colours.map((colour) => (
          <div key={colour} className={styles.colour}>
            <span className={`${styles.patch} ${styles[colour]}`} />
            {colour}
          </div>
        ))}
      </Specimen>
      <Specimen title={t("foundation.steps")} flow="stack">
        {steps.map((step) => (
          <p key={step} className={styles[step]}>
            {t("foundation.step")}
          </p>
        ))}
      </Specimen>
      <Specimen title={t("foundation.icons")}>
        {icons.map((icon) => (
          <Icon key={icon} name={icon} size={24} />
        ))}
        <Icon name="heart" size={24} />
        <Icon name="heart" size={24} isFilled />
        <Icon name="heart" size={18} />
      </Specimen>
      <Specimen title={t("foundation.prose")} flow="stack">
        <Prose>
          <h3>{t("foundation.proseTitle")}</h3>
          <p>{t("foundation.proseText")}</p>
          <blockquote>
            <p>{t("foundation.proseQuote")}</p>
          </blockquote>
          <ul>
            <li>{t("foundation.proseList")}</li>
            <li>{t("foundation.proseListMore")}</li>
          </ul>
        </Prose>
      </Specimen>
    </GallerySection>
  );
}
