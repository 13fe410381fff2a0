import { z } from "zod";
import { accountNews } from "../../../../contract/community/chat.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { Clients } from "../../../signalr/hub/clients.ts";
import type { ServedHub } from "../../../slice.ts";
import { listUserIdsByDirectusIds } from "../../identity/users/users.service.ts";

export type AccountNewsDeps = {
  db: Database;
  /**
   * Called if sending fails. Callers do not wait: a member who misses the news sees it on the next page.
   */
  onError: (error: unknown) => void;
};

export type AccountNews = {
  over(hub: ServedHub): ServedHub;
  cmsChanged: CmsChangeListener;
};

const accountIds = z.array(z.guid());

export function createAccountNews({ db, onError }: AccountNewsDeps): AccountNews {
  const hubs: Clients[] = [];

  async function send(name: string, directusUserIds: readonly string[]): Promise<void> {
    const userIds = await listUserIdsByDirectusIds(db, directusUserIds);
    await Promise.all(
      hubs.flatMap((clients) => userIds.map((userId) => clients.user(userId).send(name))),
    );
  }

  async function sendToAll(name: string): Promise<void> {
    await Promise.all(hubs.map((clients) => clients.all.send(name)));
  }

  return {
    over: ({ hub, served }) => ({
      hub,
      served(clients) {
        served?.(clients);
        hubs.push(clients);
      },
    }),
    async cmsChanged(collection, keys, _action, member) {
      if (collection === "Notification") {
        const { notified } = accountNews;
        await (member ? send(notified, [member]) : sendToAll(notified)).catch(onError);
      }
      if (collection !== "directus_users") return;
      const ids = accountIds.parse(keys);
      // An empty list means that any user may have changed.
      const sent = ids.length > 0 ? send(accountNews.changed, ids) : sendToAll(accountNews.changed);
      await sent.catch(onError);
    },
  };
}
