/** HTML names of the characters from 160 on, in order. */
const FROM_160 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const others = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", shy: "" },
  ...{ ndash: "–", mdash: "—", minus: "−", hellip: "…", bull: "•", prime: "′" },
  ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" },
  ...{ lsaquo: "‹", rsaquo: "›", larr: "←", rarr: "→", euro: "€", trade: "™" },
  ...{ OElig: "Œ", oelig: "œ", ensp: " ", emsp: " ", thinsp: " " },
};

const characters = new Map<string, string>([
  ...FROM_160.split(" ").map((name, at): [string, string] => [
    name,
    String.fromCodePoint(160 + at),
  ]),
  ...Object.entries(others),
]);

const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]{1,7}));/gi;
const LAST_CODE_POINT = 0x10ffff;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];

/** A number without a character, or one that a database refuses, becomes a space. */
function characterOf(codePoint: number): string {
  const isHalf = codePoint >= FIRST_SURROGATE && codePoint <= LAST_SURROGATE;
  return codePoint > 0 && codePoint <= LAST_CODE_POINT && !isHalf
    ? String.fromCodePoint(codePoint)
    : " ";
}

/** Decodes HTML references (`&atilde;`); unknown names stay as they are. */
export const withCharacters = (text: string): string =>
  text.replace(REFERENCE, (written: string, decimal?: string, hex?: string, name = "") => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (characters.get(name) ?? written);
  });
