import { useIsInBrowser } from "~/page/use-is-in-browser";
import { later } from "~/ui/later";

const Warning = later(() => import("./scam-warning").then((part) => part.ScamWarning));

type ScamLineProps = { messageId: string; text: string; reportTo: string };

/** The scam check runs in the browser only, so the server renders nothing here. */
export function ScamLine(message: ScamLineProps) {
  return useIsInBrowser() ? <Warning {...message} /> : null;
}
