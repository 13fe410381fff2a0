import { z } from "zod";
import {
  offerKindNames,
  offerKinds,
  offerPathOf,
  type OfferKind,
} from "../../../../contract/classifieds/offers.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { SearchDocument } from "../documents/document.ts";
import { earliest } from "./source.ts";
import type { SearchSource } from "./source.ts";

const maybe = z.string().nullish();

const canton = z.object({ cantonCode: z.string(), name: z.string() }).nullish();
const common = z.object({ id: z.string(), slug: z.string(), validTo: maybe, retrievedAt: maybe });

type DescribedOffer = {
  title: string;
  about: readonly (string | null | undefined)[];
  words: readonly string[];
  canton?: z.output<typeof canton>;
  postedAt?: string | null | undefined;
  expiresAt?: string | null | undefined;
};

type OfferReading = { fields: readonly string[]; read: (row: unknown) => DescribedOffer };

const job = z.object({
  ...{ title: z.string(), company: maybe, city: maybe, sector: maybe },
  ...{ canton, postedAt: maybe, expiresAt: maybe },
});
const mobilePlan = z.object({ name: z.string(), provider: maybe, network: maybe });
const travelOffer = z.object({ title: z.string(), region: maybe });
const alpineOffer = z.object({ title: z.string(), host: maybe, zone: maybe, canton });

const inCanton = ["canton.cantonCode", "canton.name"];

const readings: Readonly<Record<OfferKind, OfferReading>> = {
  jobs: {
    fields: ["title", "company", "city", "sector", "postedAt", "expiresAt", ...inCanton],
    read(row) {
      const { title, company, city, sector, ...rest } = job.parse(row);
      const about = [company, city, rest.canton?.name];
      return { ...rest, title, about, words: [sector ?? "", "vaga", "emprego", "trabalho"] };
    },
  },
  "mobile-plans": {
    fields: ["name", "provider", "network"],
    read(row) {
      const { name, provider, network } = mobilePlan.parse(row);
      const words = [network ?? "", "plano de celular", "telefone", "chip", "internet móvel"];
      return { title: name, about: [provider], words };
    },
  },
  "sbb-offers": {
    fields: ["title", "region"],
    read(row) {
      const { title, region } = travelOffer.parse(row);
      return { title, about: [region], words: ["trem", "passagem", "SBB", "CFF", "FFS"] };
    },
  },
  "alpine-volunteering": {
    fields: ["title", "host", "zone", ...inCanton],
    read(row) {
      const { title, host, zone, canton: place } = alpineOffer.parse(row);
      const words = ["voluntariado", "montanha", "alpe"];
      return { title, about: [host, zone, place?.name], words, canton: place };
    },
  },
};

function lastDayOf(
  kind: OfferKind,
  validTo: string | null | undefined,
  { postedAt, expiresAt }: DescribedOffer,
): string | null {
  const { endsAfterDays } = offerKinds[kind];
  const daysLater = (from: string, days: number) =>
    zurichDayOf(new Date(Date.parse(from) + days * DAY_MS));
  return earliest([
    validTo,
    // An offer that ends during a day is not found on that day, because its page may already show that it
    // ended.
    expiresAt ? daysLater(expiresAt, -1) : null,
    !validTo && !expiresAt && postedAt && endsAfterDays !== null
      ? daysLater(postedAt, endsAfterDays - 1)
      : null,
  ]);
}

function offerSource(kind: OfferKind): SearchSource {
  const { collection, outdatedAfterDays } = offerKinds[kind];
  const { fields, read } = readings[kind];
  return {
    collection,
    seenBy: "free",
    fields: {
      teaser: ["id", "slug", "validTo", "retrievedAt", ...fields],
      free: null,
      paying: null,
    },
    itemOf({ teaser }) {
      const { id, slug, validTo, retrievedAt } = common.parse(teaser);
      const details = read(teaser);
      const about = details.about.filter((part) => typeof part === "string" && part !== "");
      const aged =
        retrievedAt && outdatedAfterDays !== null
          ? zurichDayOf(new Date(Date.parse(retrievedAt) + outdatedAfterDays * DAY_MS))
          : null;
      const document: SearchDocument = {
        key: `${collection}/${id}`,
        kind: "offers",
        path: offerPathOf(kind, slug),
        title: details.title,
        summary: about.join(" · "),
        labels: details.words.filter((word) => word !== ""),
        category: null,
        cantons: details.canton ? [details.canton.cantonCode] : [],
        tags: [],
        // Details that require opening the offer are not indexed: the service counts openings.
        isOpen: true,
        publishedAt: details.postedAt ?? null,
        staleOn: aged,
        endsOn: lastDayOf(kind, validTo, details),
        parts: [],
      };
      return { documents: [document], facts: [] };
    },
  };
}

/** Only the fields that every member sees in the lists. */
export const offerSources: readonly SearchSource[] = offerKindNames.map(offerSource);
