/** Widths in pixels that `/media` offers for covers, by size name; all are 16 : 9. */
const WIDTHS = { thumb: 320, card: 640, wide: 960, cover: 1280 } as const;

// On phones more than two pixels per point are not visible: 3x screens get a smaller file.
const PHONE = "(max-width: 743px)";
const SHARP_PHONE = `${PHONE} and (min-resolution: 2.1dppx)`;

type CoverImageProps = {
  src: string;
  alt: string;
  widthPx: number;
  isSmall?: boolean;
  isFirst?: boolean;
  className?: string;
};

// React 18 knows this attribute only in lower case.
const urgent = { fetchpriority: "high" };

export function CoverImage({ src, alt, className, ...place }: CoverImageProps) {
  return (
    <img
      // `src` comes last: a browser that sees it before `srcset` fetches both.
      {...(src.startsWith("/media/") ? choicesOf(src, place) : { src })}
      alt={alt}
      width={WIDTHS.cover}
      height={(WIDTHS.cover * 9) / 16}
      className={className}
      decoding="async"
      {...(place.isFirst ? urgent : { loading: "lazy" as const })}
    />
  );
}

function choicesOf(
  src: string,
  { widthPx, isSmall }: Pick<CoverImageProps, "widthPx" | "isSmall">,
) {
  const choices = Object.entries(WIDTHS).map(([size, width]) => `${src}?size=${size} ${width}w`);
  const phone = `${SHARP_PHONE} 67vw, ${PHONE} 100vw`;
  return {
    sizes: isSmall ? `${widthPx}px` : `${phone}, ${widthPx}px`,
    srcSet: choices.join(", "),
    src: `${src}?size=card`,
  };
}
