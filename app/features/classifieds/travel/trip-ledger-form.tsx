import { useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { readCents, readCount } from "../../../../contract/calculators/read-amount.ts";
import { audiences, type Traveller, type Trip } from "../../../../contract/classifieds/travel.ts";
import { sbbOffers as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { FareOffer } from "./ledger-offer";

const t = translator("sbb-offers", words);
const LedgerResult = lazyPart(() => import("./ledger-result").then((part) => part.LedgerResult));
const MAX_TRIPS = 6;
const classes = ["second", "first"] as const;
const daysBefore = [30, 10, 1] as const;

type TripFormValues = { key: number; name: string; fare: string; times: string };

const MAX_FARE_CENTS = 100_000;
const DAYS_A_YEAR = 366;

/** `wrong` names invalid fields. `trip` is null while it is incomplete. */
function readTrip({ name, fare, times }: TripFormValues): {
  trip: Trip | null;
  wrong: { fare: boolean; times: boolean };
} {
  const cents = readCents(fare, MAX_FARE_CENTS);
  const days = readCount(times, DAYS_A_YEAR);
  const invalidFields = { fare: cents.state === "invalid", times: days.state === "invalid" };
  const isComplete = cents.state === "number" && days.state === "number";
  const trip = isComplete
    ? { name: name.trim(), fullFareCents: cents.value, timesAYear: days.value }
    : null;
  return { trip, wrong: invalidFields };
}

const firstTrip: TripFormValues = { key: 0, name: "", fare: "", times: "" };
const defaultTraveller: Traveller = { audience: "adult", travelClass: "second", daysBefore: 30 };

export function TripLedgerForm({ offers }: { offers: readonly FareOffer[] }) {
  const [trips, setTrips] = useState<readonly TripFormValues[]>([firstTrip]);
  const [traveller, setWho] = useState<Traveller>(defaultTraveller);
  const change = (changed: TripFormValues) =>
    setTrips(trips.map((trip) => (trip.key === changed.key ? changed : trip)));
  const reset = () => {
    setTrips([{ ...firstTrip, key: nextKey(trips) }]);
    setWho(defaultTraveller);
  };
  return (
    <section className={styles.opened} aria-labelledby="conta">
      <h2 id="conta" className={text.large}>
        {t("ledger.title")}
      </h2>
      <p className={`${text.small} ${text.muted}`}>{t("ledger.lead")}</p>
      <div className={layout.filters}>
        <Select
          label={t("ledger.who")}
          value={traveller.audience}
          options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          onChange={({ currentTarget }) => setWho({ ...traveller, audience: currentTarget.value })}
        />
        <Select
          label={t("ledger.travelClass")}
          value={traveller.travelClass}
          options={classes.map((value) => ({ value, label: t(`classes.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setWho({ ...traveller, travelClass: value === "first" ? "first" : "second" })
          }
        />
        <Select
          label={t("ledger.days")}
          value={String(traveller.daysBefore)}
          options={daysBefore.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={({ currentTarget }) =>
            setWho({ ...traveller, daysBefore: Number(currentTarget.value) })
          }
        />
      </div>
      {trips.map((trip, place) => (
        <TripFields
          key={trip.key}
          trip={trip}
          number={place + 1}
          onChange={change}
          {...(trips.length > 1 && {
            onRemove: () => setTrips(trips.filter(({ key }) => key !== trip.key)),
          })}
        />
      ))}
      <p className={layout.cluster}>
        {trips.length < MAX_TRIPS && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setTrips([...trips, { ...firstTrip, key: nextKey(trips) }])}
          >
            {t("ledger.add")}
          </Button>
        )}
        <Button variant="text" size="sm" onClick={reset}>
          {t("ledger.reset")}
        </Button>
      </p>
      <LedgerResult
        trips={trips.flatMap((trip) => readTrip(trip).trip ?? [])}
        {...{ who: traveller, offers }}
      />
    </section>
  );
}

const nextKey = (trips: readonly TripFormValues[]) => Math.max(...trips.map(({ key }) => key)) + 1;

type TripFieldsProps = {
  trip: TripFormValues;
  number: number;
  onChange: (trip: TripFormValues) => void;
  onRemove?: () => void;
};

function TripFields({ trip, number, onChange, onRemove }: TripFieldsProps) {
  const { wrong: invalidFields } = readTrip(trip);
  const error = t("ledger.invalid");
  return (
    <fieldset className={styles.group}>
      <legend>{t("ledger.trip", { number })}</legend>
      <div className={layout.filters}>
        <TextField
          label={t("ledger.name")}
          value={trip.name}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...trip, name: currentTarget.value })}
        />
        <TextField
          label={t("ledger.fare")}
          value={trip.fare}
          inputMode="decimal"
          autoComplete="off"
          {...(invalidFields.fare && { error })}
          onChange={({ currentTarget }) => onChange({ ...trip, fare: currentTarget.value })}
        />
        <TextField
          label={t("ledger.times")}
          value={trip.times}
          inputMode="numeric"
          autoComplete="off"
          {...(invalidFields.times && { error })}
          onChange={({ currentTarget }) => onChange({ ...trip, times: currentTarget.value })}
        />
        {onRemove && (
          <Button variant="text" size="sm" onClick={onRemove}>
            {t("ledger.remove", { number })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
