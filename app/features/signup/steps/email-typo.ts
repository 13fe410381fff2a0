/** Common providers of Brazilians in Switzerland; a similar domain is probably a typo. */
const KNOWN_DOMAINS = [
  "gmail.com",
  "hotmail.com",
  "hotmail.com.br",
  "outlook.com",
  "outlook.com.br",
  "yahoo.com",
  "yahoo.com.br",
  "icloud.com",
  "live.com",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "protonmail.com",
  "proton.me",
  "bluewin.ch",
  "gmx.ch",
  "gmx.de",
  "gmx.net",
  "mail.com",
];
const MOST_SLIPS = 2;

export function suggestEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || !domain.includes(".") || KNOWN_DOMAINS.includes(domain)) return null;
  if (KNOWN_DOMAINS.includes(`${domain}.br`)) return `${email}.br`;
  const [closest] = KNOWN_DOMAINS.map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(({ known, slips }) => slips <= MOST_SLIPS && slips < known.length / 4)
    .toSorted((one, other) => one.slips - other.slips);
  return closest ? `${email.slice(0, at)}@${closest.known}` : null;
}

/** Optimal string alignment: missing, extra, wrong or swapped letters. */
function slipsBetween(one: string, other: string): number {
  const rows = one.length + 1;
  const columns = other.length + 1;
  const slips = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => slips[row]?.[column] ?? 0;
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      slips[row]?.splice(column, 1, least);
    }
  }
  return at(rows - 1, columns - 1);
}
