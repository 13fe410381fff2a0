import { readCents, readCount } from "../../../../contract/calculators/read-amount.ts";
import type { Trip } from "../../../../contract/classifieds/trip-ledger.ts";

export type TypedTrip = { key: number; name: string; fare: string; times: string };

const LARGEST_FARE_CENTS = 100_000;
const DAYS_A_YEAR = 366;

/** `wrong` names invalid fields. `trip` is null while it is incomplete. */
export function readTrip({ name, fare, times }: TypedTrip): {
  trip: Trip | null;
  wrong: { fare: boolean; times: boolean };
} {
  const cents = readCents(fare, LARGEST_FARE_CENTS);
  const days = readCount(times, DAYS_A_YEAR);
  const wrong = { fare: cents.state === "invalid", times: days.state === "invalid" };
  const isWhole = cents.state === "number" && days.state === "number";
  const trip = isWhole
    ? { name: name.trim(), fullFareCents: cents.value, timesAYear: days.value }
    : null;
  return { trip, wrong };
}
