import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "./when-idle";

type LaterProps<Props> = {
  /** Stable over renders. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** Draws what a page can wait for, once the browser is idle; a load that fails is left alone. */
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
