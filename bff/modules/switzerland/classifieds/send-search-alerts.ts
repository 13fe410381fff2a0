import { applicantOf, type Applicant } from "../../../../contract/classifieds/jobs.ts";
import {
  offerKindNames,
  offerKinds,
  type OfferKind,
} from "../../../../contract/classifieds/offers.ts";
import {
  chooseNotified,
  offerKindOf,
  searchKindOf,
} from "../../../../contract/classifieds/saved-searches.ts";
import { wants } from "../../../../contract/notifications/choices.ts";
import type { CmsListedOffers, ListedOffer } from "../../../cms/cms-listed-offers.ts";
import type { CmsSavedSearches, SearchAlert } from "../../../cms/cms-saved-searches.ts";
import type { Notify } from "../../../cms/notify.ts";
import { isShelfOpen } from "../../../../contract/shared/shelves.ts";
import type { Database } from "../../../db/database.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import type { MailPath } from "../../../mail/mail-template.ts";
import { mailWord } from "../../../mail/mail-words.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import {
  digestDay,
  digestTimeOf,
  isDue,
  windowStart,
} from "../../notifications/email-frequency/digest-calendar.ts";
import { isPaused } from "../../notifications/email-frequency/email-frequency.ts";
import type {
  FindSubscribers,
  Subscriber,
} from "../../notifications/email-frequency/subscribers.ts";
import type { UnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import { listArrivals, noteArrivals } from "./offer-arrivals.repository.ts";

/** A member's answers in the signup; empty if there are none. */
export type ReadAnswers = (userId: string) => Promise<Parameters<typeof applicantOf>[0]>;

export type SendSearchAlertsDeps = {
  db: Database;
  listedOffers: CmsListedOffers;
  savedSearches: CmsSavedSearches;
  notify: Notify;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  findSubscribers: FindSubscribers;
  readAnswers: ReadAnswers;
  now: () => Date;
};

const MEMBERS_AT_ONCE = 200;
const NOBODY: Applicant = { nationality: null, permit: null };
const PAGE = "/app/classifieds/saved-searches";

type ArrivedOffer = ListedOffer & { seenAt: Date };
type ArrivedOffers = ReadonlyMap<OfferKind, readonly ArrivedOffer[]>;

/**
 * Returns offers that match a search and appeared after its previous alert and after it was saved, the
 * newest first. The filter "since how many days" is applied at the time an offer appeared; otherwise it
 * would drop every new offer.
 * @param at 7:30 of the alert's day
 */
function newOffersOf(
  { kind, filters, frequency, date_created: savedAt }: SearchAlert,
  arrived: ArrivedOffers,
  { at, who }: { at: Date; who: Applicant },
): ArrivedOffer[] {
  const since = Math.max(windowStart(frequency, at).getTime(), savedAt.getTime());
  const query = new URLSearchParams(filters.query);
  const offerKind = offerKindOf(kind);
  return ((offerKind && arrived.get(offerKind)) ?? [])
    .filter(({ seenAt, fits }) => seenAt.getTime() > since && fits({ query, who, now: seenAt }))
    .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime());
}

const shouldNotify = ({ kind, filters }: SearchAlert): boolean =>
  kind === searchKindOf.jobs && new URLSearchParams(filters.query).get("open") === "1";

type Alert = { reader: Subscriber; found: { search: SearchAlert; offers: ArrivedOffer[] }[] };

/**
 * Alerts of saved searches: at 7:30 in Zurich, at most one mail and one notification per member and day,
 * and none without new offers. Runs repeated in the same morning send nothing twice.
 */
export function createSendSearchAlerts(deps: SendSearchAlertsDeps): {
  jobKinds: readonly JobKind<never>[];
} {
  const { db, listedOffers, savedSearches, mailer, tokens, findSubscribers, now } = deps;

  async function readArrived(at: Date): Promise<ArrivedOffers> {
    const arrivals = await listArrivals(db, { from: windowStart("weekly", at), until: at });
    const kinds = new Map<(typeof offerKindNames)[number], ArrivedOffer[]>();
    if (arrivals.size === 0) return kinds;
    for (const kind of offerKindNames.filter(isShelfOpen)) {
      const offers = await listedOffers.listPublished(kind);
      const arrived = offers.flatMap((offer) => {
        const seenAt = arrivals.get(offer.id);
        return seenAt ? [{ ...offer, seenAt }] : [];
      });
      kinds.set(kind, arrived);
    }
    return kinds;
  }

  async function makeAlert(
    reader: Subscriber,
    searches: readonly SearchAlert[],
    { arrived, at }: { arrived: ArrivedOffers; at: Date },
  ): Promise<Alert | null> {
    const who = searches.some(shouldNotify)
      ? applicantOf(await deps.readAnswers(reader.userId))
      : NOBODY;
    const found = searches
      .map((search) => ({ search, offers: newOffersOf(search, arrived, { at, who }) }))
      .filter(({ offers }) => offers.length > 0);
    return found.length > 0 ? { reader, found } : null;
  }

  const notifyOf = (alerts: readonly Alert[], day: string): Promise<void> =>
    deps.notify(
      {
        type: "offer",
        url: PAGE,
        targetType: "saved_searches",
        target: day,
        groupKey: `search-alert:${day}`,
      },
      alerts.map(({ reader, found }) => ({
        owner: reader.directusUserId,
        title: notificationTitle(countOf(found)),
      })),
    );

  async function sendMail({ reader, found }: Alert, day: string): Promise<void> {
    const { userId, email, settings } = reader;
    // A pause applies to mails only.
    if (settings && isPaused(settings, now())) return;
    if (!wants(settings?.notificationChoices ?? {}, "offer", "mail")) return;
    const { searches, moreCount } = chooseNotified(found.map(({ offers }) => offers));
    const unsubscribeToken = tokens.issue({ userId, lists: ["searches"] });
    const sections = found.map(({ search }, index) => ({
      name: search.name,
      offers: (searches[index] ?? []).map((offer) => ({
        label: [offer.title, offer.subtitle].filter(Boolean).join(" · "),
        path: pathOf(search, { offer: offer.slug }),
      })),
    }));
    await mailer.queue(db, {
      template: "search_alert",
      to: email,
      userId,
      values: {
        sections: sections.filter(({ offers }) => offers.length > 0),
        moreCount,
        unsubscribeToken,
      },
      unsubscribeToken,
      dedupeKey: `search_alert:${userId}:${day}`,
    });
  }

  const noteOffers: JobKind<object> = {
    name: "note-new-offers",
    cron: "*/20 * * * *",
    retries: 3,
    expireAfterSeconds: 600,
    async handle() {
      const kinds = await Promise.all(
        offerKindNames.map(async (kind) => {
          const offers = await listedOffers.listPublished(kind);
          return offers.map(({ id: item }) => ({ item, kind }));
        }),
      );
      await noteArrivals(db, kinds.flat(), now());
    },
  };

  const sendAlerts: JobKind<object> = {
    name: "send-search-alerts",
    // Later runs in the morning catch up on missed alerts and send nothing twice.
    cron: "35 7-11 * * *",
    retries: 5,
    expireAfterSeconds: 3_600,
    async handle() {
      const at = digestTimeOf(now());
      const due = (await savedSearches.listAlerts()).filter(({ frequency }) =>
        isDue(frequency, at),
      );
      if (due.length === 0) return;
      const arrived = await readArrived(at);
      if (arrived.size === 0) return;
      const byOwner = Map.groupBy(due, ({ user_created: owner }) => owner);
      const owners = [...byOwner.keys()];
      const day = digestDay(at);
      const failures: unknown[] = [];
      for (let from = 0; from < owners.length; from += MEMBERS_AT_ONCE) {
        const readers = await findSubscribers(owners.slice(from, from + MEMBERS_AT_ONCE));
        const alerts: Alert[] = [];
        for (const reader of readers) {
          const searches = byOwner.get(reader.directusUserId) ?? [];
          // One member's data may be unreadable; the others are still notified.
          const alert = await makeAlert(reader, searches, { arrived, at }).catch(
            (error: unknown) => {
              failures.push(error);
              return null;
            },
          );
          if (alert) alerts.push(alert);
        }
        await notifyOf(alerts, day);
        for (const alert of alerts) await sendMail(alert, day);
      }
      if (failures.length > 0) throw new AggregateError(failures, "some alerts were not made up");
    },
  };

  return { jobKinds: [noteOffers, sendAlerts] };
}

const countOf = (found: Alert["found"]): number =>
  new Set(found.flatMap(({ offers }) => offers.map(({ id }) => id))).size;

const notificationTitle = (count: number): string => mailWord("newOffers", { count });

function pathOf({ kind, filters }: SearchAlert, changes: { offer: string }): MailPath {
  const query = new URLSearchParams(filters.query);
  query.set("offer", changes.offer);
  const offerKind = offerKindOf(kind) ?? "jobs";
  const path = offerKinds[offerKind].path.slice(1);
  return `/pt-BR/${path}?${query}`;
}
