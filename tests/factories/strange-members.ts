import { randomUUID } from "node:crypto";
import type { Member } from "~/session/sessions.server";

/** Names that break pages, scripts or patterns that do not escape them. */
const NAMES = [
  "Marina",
  "",
  'Ana "Aninha"',
  "D'Ávila",
  "</script><script>alert(1)</script>",
  "$& $1 $` $'",
  "linha\u2028nova\u2029",
  "🎉 Festa 👩‍👩‍👧",
  "שלום עולם",
  "\u202eمرحبا",
  "&amp; &lt;",
  "<!-- -->",
  "\\u0041 \\n \\",
  "title",
  "member",
  "Notícias",
  "null",
  "12345",
  "\ud800",
  "Ünï çødé ".repeat(20).trim(),
  "ﬃ ßtraße",
  " com espaços ",
  "\t",
];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** The n-th of many members with little in common except unusual names. */
export function makeStrangeMember(n: number, isPaying: boolean): Member {
  const [firstName, lastName] = [pick(NAMES, n), pick(NAMES, Math.floor(n / 3) + 1)];
  return {
    id: randomUUID(),
    directusUserId: randomUUID(),
    firstName,
    lastName,
    fullName: pick([`${firstName} ${lastName}`.trim(), firstName], n),
    email: pick([`m${n}@example.com`, `"${n}&'<b>"@example.com`], n),
    isPaying,
    picture: pick([null, randomUUID(), randomUUID(), "/icons/retrato.png"], n),
  };
}
