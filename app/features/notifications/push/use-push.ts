import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import type { PushAnswer } from "./push.server";
import { readDevice, subscribeDevice, unsubscribeDevice, type DeviceState } from "./this-device";

export const DEVICES_PATH = to("/app/notifications/devices");

export function usePush(publicKey: string, isKnown: boolean) {
  const { submit, state, data: answer } = useFetcher<PushAnswer>();
  const [device, setDevice] = useState<DeviceState | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const read = useCallback(() => readDevice().then(setDevice, () => setDevice("unsupported")), []);
  useEffect(() => void read(), [read]);

  const post = useCallback(
    (fields: Record<string, string>) => submit(fields, { method: "post", action: DEVICES_PATH }),
    [submit],
  );

  return {
    device: device === "on" && !isKnown ? ("off" as const) : device,
    answer: state === "idle" ? (answer ?? null) : null,
    isAsking,
    isBusy: isAsking || state !== "idle",
    hasFailed,
    async turnOn() {
      setHasFailed(false);
      setIsAsking(true);
      try {
        const subscription = await subscribeDevice(publicKey);
        if (subscription) post({ intent: "on", ...subscription });
      } catch {
        setHasFailed(true);
      }
      setIsAsking(false);
      await read();
    },
    async turnOff() {
      setHasFailed(false);
      post({ intent: "off" });
      await unsubscribeDevice().catch(() => undefined);
      await read();
    },
    test: () => post({ intent: "test" }),
  };
}
