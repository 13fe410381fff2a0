import { cleanTexts } from "../../../../contract/shared/visible-text.ts";
import type { HubMethod } from "../../../signalr/hub/hub.ts";
import type { ServedHub } from "../../../slice.ts";

export function withCleanArguments(served: ServedHub): ServedHub {
  const methods = Object.fromEntries(
    Object.entries(served.hub.methods).map(([name, method]) => [name, withCleanText(method)]),
  );
  return { ...served, hub: { ...served.hub, methods } };
}

const withCleanText = (method: HubMethod): HubMethod => ({
  ...method,
  prepare: (args) => method.prepare(cleanTexts(args)),
});
