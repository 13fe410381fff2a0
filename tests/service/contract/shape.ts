/** Type of every value in a JSON response by path: `data[].category.slug` → `string`. */
export type Shape = Map<string, Set<string>>;

export function shapeOf(value: unknown, path = "", shape: Shape = new Map()): Shape {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  shape.set(path, (shape.get(path) ?? new Set()).add(kind));
  if (Array.isArray(value)) for (const each of value) shapeOf(each, `${path}[]`, shape);
  else if (kind === "object") {
    for (const [key, inner] of Object.entries(value as object))
      shapeOf(inner, `${path}.${key}`, shape);
  }
  return shape;
}

/** Below these paths the content decides the shape. */
const FREE_FORM = /\.(figures|languages)(\.|\[|$)/;

const kindsAt = (shape: Shape, path: string) =>
  [...(shape.get(path) ?? [])].filter((kind) => kind !== "null").toSorted();

/** True if nothing can be below a path because all its values are null or empty. */
function isBare(shape: Shape, path: string): boolean {
  const parents = path
    .split(/(?=\.|\[\])/)
    .map((_, index, parts) => parts.slice(0, index).join(""));
  return parents.some((parent) => {
    const kinds = shape.get(parent);
    if (!kinds || parent === path) return false;
    const isEmptyList = kinds.has("array") && !shape.has(`${parent}[]`);
    return isEmptyList || (kinds.size === 1 && kinds.has("null"));
  });
}

/**
 * Differences of two responses: a missing key, or another type. Null has no type, and an empty list says
 * nothing about its items.
 */
export function differences(mocked: unknown, real: unknown): string[] {
  const [left, right] = [shapeOf(mocked), shapeOf(real)];
  const paths = [...new Set([...left.keys(), ...right.keys()])].filter(
    (path) => !FREE_FORM.test(path),
  );
  return paths.flatMap((path) => {
    const [here, there] = [kindsAt(left, path), kindsAt(right, path)];
    if (!left.has(path)) return isBare(left, path) ? [] : [`the stand-in lacks ${path}`];
    if (!right.has(path)) return isBare(right, path) ? [] : [`only the stand-in has ${path}`];
    if (here.length === 0 || there.length === 0) return [];
    return here.join() === there.join()
      ? []
      : [`${path} is ${here.join()} there, really ${there.join()}`];
  });
}
