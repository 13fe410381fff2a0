import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  tripCosts,
  type CardYear,
  type Trip,
  type TripChoice,
  travelPrices,
  type Traveller,
} from "../../../../contract/classifieds/travel.ts";
import { SourceLine } from "../frame/source-line";
import { sbbOffers as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { FareOffer } from "./ledger-offer";

const t = translator("sbb-offers", words);

const money = (cents: number | null): string =>
  cents === null ? t("ledger.unknown") : formatMoney(cents, "CHF");
const daysOf = ({ trips }: CardYear): number =>
  trips.reduce((sum, { yearCents }) => sum + yearCents, 0);

function sumOf(cents: number | null, trips: readonly TripChoice[], from: readonly string[]) {
  const isFrom = cents !== null && trips.some(({ ticket }) => from.includes(ticket));
  return isFrom ? t("ledger.atLeast", { cents: money(cents) }) : money(cents);
}

const columnsWith = (from: readonly string[]): readonly Column<CardYear>[] => [
  { title: t("ledger.column"), cell: ({ card }) => t(`ledger.cards.${card}`) },
  { title: t("ledger.card"), isNumber: true, cell: ({ cardCents }) => money(cardCents) },
  {
    title: t("ledger.tripsColumn"),
    isNumber: true,
    cell: (year) => sumOf(daysOf(year), year.trips, from),
  },
  {
    title: t("ledger.year"),
    isNumber: true,
    cell: ({ yearCents, trips }) => sumOf(yearCents, trips, from),
  },
];

type LedgerResultProps = {
  trips: readonly Trip[];
  who: Traveller;
  offers: readonly FareOffer[];
};

export function LedgerResult({ trips, who, offers }: LedgerResultProps) {
  const prices = travelPrices(offers, who);
  const { years, cheapest } = tripCosts(trips, prices);
  const best = years.find(({ card }) => card === cheapest);
  const used = offers.filter(({ slug }) => prices.used.includes(slug));
  const clock = used
    .flatMap(({ priceTiers }) => priceTiers.slice(0, -1))
    .find(({ untilDaysBefore }) => untilDaysBefore !== undefined)?.untilDaysBefore;
  return (
    <div className={layout.stack}>
      <h3 className={styles.subheading}>{t("ledger.result")}</h3>
      <div aria-live="polite" className={layout.stack}>
        {trips.length === 0 || !best ? (
          <p className={`${text.small} ${text.muted}`}>{t("ledger.nothing")}</p>
        ) : (
          <>
            <p>
              <strong>
                {t("ledger.cheapest", {
                  card: t(`ledger.cards.${cheapest}`),
                  cents: sumOf(best.yearCents, best.trips, prices.fromTickets),
                })}
              </strong>
            </p>
            <ul>
              {best.trips.map((choice, place) => (
                <li key={place}>{tripLine(choice, prices.fromTickets)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {trips.length > 0 && (
        <DataTable
          caption={t("ledger.caption")}
          isCaptionShown
          columns={columnsWith(prices.fromTickets)}
          rows={years}
          keyOf={({ card }) => card}
        />
      )}
      <details>
        <summary>{t("ledger.sources")}</summary>
        <div className={layout.stack}>
          <p>{t("ledger.half")}</p>
          <p>{t("ledger.from")}</p>
          <p>{t("ledger.commune")}</p>
          {clock !== undefined && <p>{t("ledger.clock", { count: clock })}</p>}
          {used.map(({ slug, title, sourced }) => (
            <div key={slug}>
              <strong>{title}</strong>
              <SourceLine {...sourced} />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

function tripLine(choice: TripChoice, from: readonly string[]): string {
  const { name, ticket, dayCents, yearCents } = choice;
  return t("ledger.perTrip", {
    name: name || t("ledger.unnamed"),
    ticket: t(`ledger.tickets.${ticket}`),
    day: sumOf(dayCents, [choice], from),
    year: sumOf(yearCents, [choice], from),
  });
}
