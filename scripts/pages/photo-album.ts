import type { Photo } from "./photograph.ts";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function figure({ file, width, theme }: Photo): string {
  const caption = `${width} px, ${theme}`;
  return `<figure><a href="${escape(file)}"><img src="${escape(file)}" alt="${caption}" loading="lazy" style="width:${width / 3}px"></a><figcaption>${caption}</figcaption></figure>`;
}

export function describeAlbum(photos: readonly Photo[]): string {
  const rows = Map.groupBy(photos, ({ audience, address }) => `${audience} ${address}`);
  const sections = [...rows].map(
    ([title, own]) => `<h2>${escape(title)}</h2><div>${own.map(figure).join("")}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Photos</title>
<style>body{font:15px system-ui;margin:24px;background:#888;color:#000}div{display:flex;gap:16px;align-items:start;overflow-x:auto}figure{margin:0}img{display:block;max-height:900px;object-fit:cover;object-position:top}figcaption{padding:4px 0 24px}</style>
${sections.join("\n")}</html>
`;
}
