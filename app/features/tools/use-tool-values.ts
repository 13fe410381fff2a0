import { useEffect, useState, type ChangeEvent } from "react";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { useTabMemory } from "~/session/use-tab-memory";
import { readSentValues, readSharedHash, sharedHash } from "./shared-values";
import { useSharedHash } from "./use-shared-hash";
import type { Problems, ReadValues } from "./value-reader";

const t = translator("tools", tools);

type Control = HTMLInputElement | HTMLSelectElement;

type Values<Name extends string> = Readonly<Record<Name, string>>;

export type FormStart<Name extends string> = {
  /** The same for every member: a shared link contains the values that differ from them. */
  defaults: Values<Name>;
  /** What the portal knows of this member. */
  known: Partial<Values<NoInfer<Name>>>;
  /** Amounts for a first result, until the member types an own one. */
  example: Partial<Values<NoInfer<Name>>>;
};

/**
 * The start with its example, values submitted without scripts, values of a shared link, or those left in
 * this tab. They stay in the browser.
 */
export function useToolValues<Name extends string>(
  { defaults, known, example }: FormStart<Name>,
  sent: Values<Name> | null,
) {
  const blank: Values<Name> = { ...defaults, ...known };
  const [initial] = useState<Values<Name>>(sent ?? { ...blank, ...example });
  const [values, setValues] = useState(initial);
  const [isExample, setIsExample] = useState(sent === null);
  const { left: remembered, keep: remember } = useTabMemory();
  const shared = useSharedHash();
  const [taken, setTaken] = useState<string | FormData | null>(null);
  if (shared !== null && shared !== taken) {
    setTaken(shared);
    const received = readSharedHash(shared, defaults);
    if (received) {
      setIsExample(false);
      setValues(received);
    }
  } else if (remembered !== null && taken === null && sent === null) {
    setTaken(remembered);
    const restored = readSentValues(remembered, values);
    setIsExample(hasValues(restored, example));
    setValues(restored);
  }
  useEffect(() => {
    if (values !== initial) remember(Object.entries<string>(values));
  }, [values, initial, remember]);
  const change = (name: Name, value: string) => {
    if (Object.hasOwn(example, name)) setIsExample(false);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return {
    values,
    isExample,
    change,
    fillIn: (some: Partial<Record<Name, string>>) => {
      if (Object.keys(some).some((name) => Object.hasOwn(example, name))) setIsExample(false);
      setValues((before) => ({ ...before, ...some }));
    },
    /** Leaves the amounts empty. */
    reset: () => {
      setIsExample(false);
      setValues(blank);
    },
    shareLink: () => location.origin + location.pathname + sharedHash(values, defaults),
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<Control>) => change(name, event.target.value),
    }),
    box: (name: Name) => ({
      name,
      value: "on",
      checked: values[name] === "on",
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change(name, event.target.checked ? "on" : ""),
    }),
  };
}

export type ToolValues<Name extends string> = ReturnType<typeof useToolValues<Name>>;

const hasValues = (values: Readonly<Record<string, string>>, some: object): boolean =>
  Object.entries(some).every(([name, value]) => values[name] === value);

export function problemText<Name extends string>(
  read: ReadValues<Name, unknown>,
  name: Name,
): string | undefined {
  const problems: Problems<Name> = read.state === "invalid" ? read.problems : {};
  const problem = problems[name];
  return problem && t(`problems.${problem}`);
}
