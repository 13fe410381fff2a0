import { useEffect, useState, type ChangeEvent } from "react";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { useTabMemory } from "~/session/use-tab-memory";
import { readSentValues, readSharedHash, sharedHash } from "./shared-values";
import { useSharedHash } from "./use-shared-hash";
import type { Problems, ReadValues } from "./value-reader";

const t = translator("tools", tools);

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Defaults, values submitted without scripts, values of a shared link, or those left in this tab. They stay
 * in the browser.
 */
export function useToolValues<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  sent: Readonly<Record<Name, string>> | null,
) {
  const [initial] = useState<Readonly<Record<Name, string>>>(sent ?? defaults);
  const [values, setValues] = useState(initial);
  const { left: remembered, keep: remember } = useTabMemory();
  const shared = useSharedHash();
  const [taken, setTaken] = useState<string | FormData | null>(null);
  if (shared !== null && shared !== taken) {
    setTaken(shared);
    // Values missing in the address keep their initial value.
    setValues(readSharedHash(shared, values) ?? values);
  } else if (remembered !== null && taken === null && sent === null) {
    setTaken(remembered);
    setValues(readSentValues(remembered, values));
  }
  useEffect(() => {
    if (values !== initial) remember(Object.entries<string>(values));
  }, [values, initial, remember]);
  const change = (name: Name, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  return {
    values,
    change,
    fillIn: (some: Partial<Record<Name, string>>) =>
      setValues((before) => ({ ...before, ...some })),
    reset: () => setValues(defaults),
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

export function problemText<Name extends string>(
  read: ReadValues<Name, unknown>,
  name: Name,
): string | undefined {
  const problems: Problems<Name> = read.state === "invalid" ? read.problems : {};
  const problem = problems[name];
  return problem && t(`problems.${problem}`);
}
