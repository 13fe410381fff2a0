/** Widths in pixels that `/media` gives a cover in, by the name of the size; all are 16 : 9. */
const WIDTHS = { thumb: 320, card: 640, wide: 960, cover: 1280 } as const;

// Nobody sees more than two pixels a point on a phone: what has three is asked for less.
const PHONE = "(max-width: 743px)";
const SHARP_PHONE = `${PHONE} and (min-resolution: 2.1dppx)`;

type CoverImageProps = {
  /** `/media/{id}`, or a drawing that has one size only. */
  src: string;
  alt: string;
  /** How wide it stands on wide screens; on phones it is as wide as the window. */
  widthPx: number;
  /** It has this width on phones as well. */
  isSmall?: boolean;
  /** The picture a page begins with: fetched before the others; without it, once it comes near. */
  isFirst?: boolean;
  className?: string;
};

// React 18 knows the attribute by its lower-case name only.
const urgent = { fetchpriority: "high" };

/** A cover in the size that its place and the screen need. */
export function CoverImage({ src, alt, className, ...place }: CoverImageProps) {
  return (
    <img
      // A browser that sees the address before the choices fetches both.
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
