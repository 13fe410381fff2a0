import { useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import type { ChatMessage } from "../chat";
import styles from "./message-log.module.css";

const t = translator("chat", words);

type MessageImageProps = {
  id: string;
  image: NonNullable<ChatMessage["image"]>;
};

/** A fixed size, so that the layout does not shift. */
export function MessageImage({ id, image: { width, height, alt } }: MessageImageProps) {
  const [isBroken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const address = to(`/app/chat/images/${id}`);

  useEffect(() => {
    // The image may have failed to load before the scripts ran.
    const { complete, naturalWidth } = picture.current ?? {};
    const check = setTimeout(() => setBroken(Boolean(complete) && naturalWidth === 0), 0);
    return () => clearTimeout(check);
  }, []);

  if (isBroken) return <p className={styles.broken}>{t("image.broken")}</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.picture}>
      <img
        ref={picture}
        src={address}
        alt={alt || t("image.noAlt")}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </a>
  );
}
