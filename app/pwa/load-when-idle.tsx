import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "./when-idle";

type LaterProps<Props> = {
  /** Must be stable across renders. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A failed load is ignored. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }),
    [load],
  );
  return Part && <Part {...props} />;
}
