import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { VISIBILITIES } from "../../../../contract/account/profile.ts";
import styles from "./public-profile-page.module.css";

const t = translator("profile", profile);

type FieldLevelProps = {
  levels: readonly { field: string; level: string }[];
  field: string;
};

export function FieldLevel({ levels, field }: FieldLevelProps) {
  const told = levels.find((each) => each.field === field);
  const level = VISIBILITIES.find((each) => each === told?.level);
  return level ? <span className={styles.level}>{t(`show.levels.${level}`)}</span> : null;
}
