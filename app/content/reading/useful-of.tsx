import { lazyPart } from "~/ui/later";
import type { ReadingTarget } from "./own-reading";
import { useReading } from "./use-reading";

export const Useful = lazyPart(() => import("./useful").then((part) => part.Useful));

export function UsefulOf(target: ReadingTarget) {
  const { own } = useReading(target);
  return <Useful {...target} own={own} />;
}
