import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CHAT_IMAGE_ALT_MAX_LENGTH } from "../../../../contract/community/chat.ts";
import type { PickedImage } from "../conversation-state";
import styles from "./composer.module.css";

const t = translator("chat", words);

type PickedImagePreviewProps = {
  image: PickedImage;
  onAlt: (alt: string) => void;
  onRemove: () => void;
};

export function PickedImagePreview({ image, onAlt, onRemove }: PickedImagePreviewProps) {
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" className={styles.thumbnail} />
      <label className={styles.alt}>
        {t("image.alt")}
        <input
          type="text"
          value={image.alt}
          maxLength={CHAT_IMAGE_ALT_MAX_LENGTH}
          onChange={(event) => onAlt(event.target.value)}
        />
      </label>
      <Button variant="text" size="sm" onClick={onRemove}>
        {t("image.remove")}
      </Button>
    </div>
  );
}
