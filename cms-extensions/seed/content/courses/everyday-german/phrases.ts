/** German, how it reads for a Brazilian, and what it means. */
export type Phrase = readonly [german: string, reading: string, meaning: string];
/** German, and what it means. */
type Line = readonly [german: string, meaning: string];

/** Every German cell gets a button to hear it (decision 0183). */
export function phraseTable(caption: string, phrases: readonly Phrase[]): string {
  const rows = phrases.map(
    ([german, reading, meaning]) =>
      `<tr><td lang="de">${german}</td><td>${reading}</td><td>${meaning}</td></tr>`,
  );
  return `
<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Alemão</th><th scope="col">Soa parecido com</th><th scope="col">Significado</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
}

export function dialogue(lines: readonly Line[]): string {
  const items = lines.map(
    ([german, meaning]) => `<li><span lang="de">– ${german}</span> ${meaning}</li>`,
  );
  return `
<h2>Um diálogo curto</h2>
<ul>
${items.join("\n")}
</ul>`;
}
