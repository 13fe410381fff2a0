/** A heading that has the rarer one may hold commas in its names. */
const SEPARATORS = ["\t", ";", ","];

/** What parts the fields of a file, by its first line. */
export const separatorOf = (line: string): string =>
  SEPARATORS.find((each) => line.includes(each)) ?? ",";

/** Fields of a line; one in quotes may hold the separator, and a doubled quote for a quote. */
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
