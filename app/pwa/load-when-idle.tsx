import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "./when-idle";

type LoadWhenIdleProps<Props> = {
  /** Must be stable across renders. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A failed load is ignored. */
export function LoadWhenIdle<Props extends object>({ load, props }: LoadWhenIdleProps<Props>) {
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
