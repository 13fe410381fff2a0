/** Rarer separators first: a header with one of them may have commas in its names. */
const SEPARATORS = ["\t", ";", ","];

/** Separator of a file, found in its first line. */
export const separatorOf = (line: string): string =>
  SEPARATORS.find((each) => line.includes(each)) ?? ",";

/** Fields of a line. A quoted field may contain the separator; a doubled quote is one quote. */
export function splitLine(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? "";
    if (letter === '"') {
      if (isQuoted && line[at + 1] === '"') field += line[++at] ?? "";
      else isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      fields.push(field);
      field = "";
    } else field += letter;
  }
  return [...fields, field];
}
