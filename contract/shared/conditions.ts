/** What is known of a person: each fact with its values. A missing fact counts as `unknown`. */
export type Facts = Readonly<Partial<Record<string, string | readonly string[] | undefined>>>;

/** For every named fact, one of the listed values is required. An empty list counts as not named. */
export type Condition = Readonly<Partial<Record<string, readonly string[] | null | undefined>>>;

/** The value of a fact that the person skipped or was not asked. */
export const UNKNOWN = "unknown";

export function valuesOf(facts: Facts, name: string): readonly string[] {
  const values = [facts[name] ?? []].flat();
  return values.length > 0 ? values : [UNKNOWN];
}

/** The facts that a condition names. */
export const namedIn = <Name extends string>(
  condition: Partial<Record<Name, readonly string[] | null | undefined>>,
): Name[] =>
  (Object.keys(condition) as Name[]).filter((name) => (condition[name]?.length ?? 0) > 0);

/** True if a condition matches these facts. A condition that names no fact matches nobody. */
export function holds(condition: Condition, facts: Facts): boolean {
  const named = namedIn(condition);
  return (
    named.length > 0 &&
    named.every((name) => valuesOf(facts, name).some((value) => condition[name]?.includes(value)))
  );
}
