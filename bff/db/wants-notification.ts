import { sql, type SQL } from "drizzle-orm";
import { defaultOf, type Channel, type ChosenKind } from "../../contract/notifications/kinds.ts";
import { emailFrequencies } from "./tables/preferences.ts";

/** SQL for `wants` of `contract/notifications/choices.ts`, about a joined row of preferences. */
export function wantsNotification(kind: ChosenKind, channel: Channel): SQL {
  const chosen = sql`(${emailFrequencies.notificationChoices} #>> array[${kind}, ${channel}]::text[])`;
  return sql`coalesce(${chosen}::boolean, ${defaultOf(kind, channel) === true})`;
}
