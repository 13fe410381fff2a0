import { useIsInBrowser } from "~/page/use-is-in-browser";
import { later } from "~/ui/later";

const Warning = later(() => import("./scam-warning").then((part) => part.ScamWarning));

type ScamLineProps = { messageId: string; text: string; reportTo: string };

/** Whether a received message reads like a fraud is found out in the browser alone: the server draws nothing here. */
export function ScamLine(message: ScamLineProps) {
  return useIsInBrowser() ? <Warning {...message} /> : null;
}
