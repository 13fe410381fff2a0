import { useEffect, useRef, useState } from "react";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import styles from "./profile.module.css";
import type { crops } from "../../../../contract/account/profile.ts";

const t = translator("profile", profile);

export type PhotoCrop = (typeof crops)[number];
export type PhotoShape = "wide" | "tall" | "square";
export type ChosenPhoto = { drawn: ImageBitmap; shape: PhotoShape };

const SHARE = { start: 0, center: 0.5, end: 1 } as const;
const SIDE_PIXELS = 256;

export function useChosenPhoto(file: File | null): ChosenPhoto | null {
  const [chosen, setChosen] = useState<{ of: File; photo: ChosenPhoto } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isOld = false;
    createImageBitmap(file).then(
      (drawn) => {
        const shape =
          drawn.width === drawn.height ? "square" : drawn.width > drawn.height ? "wide" : "tall";
        if (!isOld) setChosen({ of: file, photo: { drawn, shape } });
      },
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [file]);
  return chosen?.of === file ? (chosen?.photo ?? null) : null;
}

export function squareOf({ width, height }: { width: number; height: number }, crop: PhotoCrop) {
  const side = Math.min(width, height);
  return { side, left: (width - side) * SHARE[crop], top: (height - side) * SHARE[crop] };
}

/** Nothing is uploaded before the form is sent. */
export function PhotoPreview({ photo, crop }: { photo: ChosenPhoto; crop: PhotoCrop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { side, left, top } = squareOf(photo.drawn, crop);
    canvas.current
      ?.getContext("2d")
      ?.drawImage(photo.drawn, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  }, [photo, crop]);
  return (
    <figure className={styles.preview}>
      <canvas
        ref={canvas}
        width={SIDE_PIXELS}
        height={SIDE_PIXELS}
        role="img"
        aria-label={t("photo.preview")}
      />
      <figcaption className={styles.note}>{t("photo.preview")}</figcaption>
    </figure>
  );
}
