import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CoverImage } from "~/ui/media/cover-image";

const PICTURE = "/media/7b1f6a52-3c0d-4e8f-9a1b-2c3d4e5f6071";

describe("cover image", () => {
  test("offers sizes to the browser before the address", () => {
    const html = renderToStaticMarkup(
      <CoverImage src={PICTURE} alt="Lago" widthPx={672} isFirst />,
    );
    expect(html).toMatch(/<img sizes="[^"]+" srcSet="[^"]+" src="[^"]+"/);
    expect(html).toContain(`${PICTURE}?size=thumb 320w, ${PICTURE}?size=card 640w`);
    expect(html).toContain(`src="${PICTURE}?size=card"`);
    expect(html).toMatch(/sizes="[^"]*67vw, \(max-width: 743px\) 100vw, 672px"/);
    expect(html).toContain('fetchpriority="high"');
    expect(html).not.toContain("loading=");
  });

  test("further down loads lazily, and may be small on phones too", () => {
    const html = renderToStaticMarkup(<CoverImage src={PICTURE} alt="" widthPx={150} isSmall />);
    expect(html).toContain('sizes="150px"');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain("fetchpriority");
  });

  test("that is generated has one size", () => {
    const html = renderToStaticMarkup(<CoverImage src="/art/1.svg" alt="" widthPx={380} />);
    expect(html).toContain('src="/art/1.svg"');
    expect(html).not.toContain("srcSet");
  });
});
