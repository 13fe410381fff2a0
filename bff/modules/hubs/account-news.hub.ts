import { z } from "zod";
import { accountNews } from "../../../contract/account-news.ts";
import type { Database } from "../../db/database.ts";
import type { CmsChangeListener } from "../../http/cms-changed.ts";
import type { Clients } from "../../signalr/hub/clients.ts";
import type { ServedHub } from "../../slice.ts";
import { listUserIdsByDirectusIds } from "../identity/users/users.service.ts";

export type AccountNewsDeps = {
  db: Database;
  /** Nobody waits for it: who misses it hears of it by the next page. */
  onError: (error: unknown) => void;
};

export type AccountNews = {
  /** A hub whose clients are pages of members, which carries the news from then on. */
  over(hub: ServedHub): ServedHub;
  /** Directus says that items changed. */
  cmsChanged: CmsChangeListener;
};

const accountIds = z.array(z.guid());

/** Tells pages of members, over the hub they have open, what the stream of events tells the others. */
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
      // None named means that any may have changed.
      const told = ids.length > 0 ? send(accountNews.changed, ids) : sendToAll(accountNews.changed);
      await told.catch(onError);
    },
  };
}
