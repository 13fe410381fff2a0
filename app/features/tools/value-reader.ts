import {
  readCents,
  readCount,
  readPercent,
  type AmountProblem,
  type ReadNumber,
} from "../../../contract/calculators/read-amount.ts";

export type FieldProblem = AmountProblem | "whole" | "small" | "age";
export type Problems<Name extends string> = Partial<Record<Name, FieldProblem>>;

export type ReadValues<Name extends string, Input> =
  | { state: "empty" }
  | { state: "invalid"; problems: Problems<Name> }
  | { state: "ready"; input: Input };

export function createValueReader<Name extends string>(values: Readonly<Record<Name, string>>) {
  const problems: Problems<Name> = {};
  let isMissing = false;

  function take(name: Name, read: ReadNumber, whenEmpty: number | null): number {
    if (read.state === "number") return read.value;
    if (read.state === "invalid") problems[name] = read.reason;
    else if (whenEmpty === null) isMissing = true;
    return whenEmpty ?? 0;
  }

  return {
    /** An empty field is `whenEmpty`, or incomplete if that is null. */
    cents: (name: Name, whenEmpty: number | null, largestCents?: number) =>
      take(name, readCents(values[name], largestCents), whenEmpty),
    optionalCents: (name: Name) =>
      values[name].trim() === "" ? null : take(name, readCents(values[name]), 0),
    percent: (name: Name, whenEmpty: number | null, largest?: number) =>
      take(name, readPercent(values[name], largest), whenEmpty),
    count: (name: Name, whenEmpty: number | null, largest: number) => {
      const read = readCount(values[name], largest);
      const isBroken = read.state === "invalid" && read.reason === "unreadable";
      if (!isBroken) return take(name, read, whenEmpty);
      problems[name] = "whole";
      return 0;
    },
    /** An unknown value becomes the first choice. */
    choice: <Choice extends string>(name: Name, choices: readonly [Choice, ...Choice[]]): Choice =>
      choices.find((each) => each === values[name]) ?? choices[0],
    isChecked: (name: Name) => values[name] === "on",
    refuse: (name: Name, problem: FieldProblem) => {
      problems[name] ??= problem;
    },
    done: <Input>(input: Input): ReadValues<Name, Input> => {
      if (Object.keys(problems).length > 0) return { state: "invalid", problems };
      return isMissing ? { state: "empty" } : { state: "ready", input };
    },
  };
}
