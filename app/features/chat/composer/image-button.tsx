import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Outline } from "~/ui/media/icon";
import styles from "./composer.module.css";

const t = translator("chat", words);

/** After Lucide (ISC licence). */
const IMAGE_PLUS =
  "M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M9 9a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0";

export function ImageButton({ take }: { take: (files: FileList) => boolean }) {
  return (
    <label className={styles.pick}>
      <Outline path={IMAGE_PLUS} size={22} />
      <input
        type="file"
        name="image"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("image.add")}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
