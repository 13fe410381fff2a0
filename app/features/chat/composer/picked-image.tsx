import { useId } from "react";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { useTextCount } from "~/ui/form/use-text-count";
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
  const id = useId();
  const { control, note } = useTextCount<HTMLInputElement>({
    limit: CHAT_IMAGE_ALT_MAX_LENGTH,
    value: image.alt,
  });
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" className={styles.thumbnail} />
      <div className={styles.alt}>
        <label htmlFor={id}>{t("image.alt")}</label>
        <input
          id={id}
          ref={control}
          type="text"
          value={image.alt}
          onChange={(event) => onAlt(event.target.value)}
        />
        {note}
      </div>
      <Button variant="text" size="sm" onClick={onRemove}>
        {t("image.remove")}
      </Button>
    </div>
  );
}
