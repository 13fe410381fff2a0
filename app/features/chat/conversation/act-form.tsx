import type { ReactNode } from "react";
import { Button } from "~/ui/action/button";
import { CHAT_MESSAGES_PATH } from "../ask-chat";

type ActFormProps = {
  intent: "accept" | "mute" | "archive" | "pin" | "block";
  children: ReactNode;
  is?: boolean;
  isPlain?: boolean;
} & ({ chatId: string; with?: undefined } | { with: string; chatId?: undefined });

export function ActForm({ intent, is, isPlain = false, children, ...about }: ActFormProps) {
  return (
    <form method="post" action={CHAT_MESSAGES_PATH}>
      <input type="hidden" name="intent" value={intent} />
      {about.chatId !== undefined && <input type="hidden" name="chatId" value={about.chatId} />}
      {about.with !== undefined && <input type="hidden" name="with" value={about.with} />}
      {is !== undefined && <input type="hidden" name="is" value={String(is)} />}
      <Button type="submit" variant={isPlain ? "text" : "outline"} size="sm">
        {children}
      </Button>
    </form>
  );
}
