import { z } from "zod";
import { linkState, moment, typedPassword } from "./common.ts";
import {
  DELETION_REASON_MAX_LENGTH,
  deletionModes,
  exportStates,
  consentChoices,
} from "../account/own-data.ts";
import { fits } from "../shared/text-length.ts";

const deletionMode = z.enum(deletionModes);

export const downloadInput = z.object({ password: typedPassword.min(1) });
export const exportParams = z.object({ id: z.uuid() });
export const deletionInput = downloadInput.extend({
  mode: deletionMode,
  reason: z.string().trim().refine(fits(DELETION_REASON_MAX_LENGTH)).nullable().default(null),
});
export const undoInput = z.object({ token: z.string().min(20).max(100) });

const dataStore = z.object({
  id: z.string(),
  name: z.string(),
  why: z.string(),
  until: z.string(),
  /** Where the member edits or deletes the data. */
  change: z
    .enum([
      "edit",
      "personal-info",
      "account",
      "email-preference",
      "consents",
      "report",
      "connections",
      "scenarios",
    ])
    .nullable(),
  count: z.number(),
  rows: z.array(z.array(z.object({ name: z.string(), value: z.string() }))),
});
export type DataStore = z.output<typeof dataStore>;

const dataExport = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  sizeBytes: z.number().nullable(),
  requestedAt: moment,
  expiresAt: moment.nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const deletion = z.object({ mode: deletionMode, requestedAt: moment, dueAt: moment });
export type Deletion = z.output<typeof deletion>;
export const pendingDeletion = z.object({ deletion: deletion.nullable() });

export const privacyOverview = z.object({
  stores: z.array(dataStore),
  files: z.array(z.object({ filename: z.string(), bytes: z.number() })),
  handling: z.array(z.object({ at: z.string(), action: z.string(), by: z.string() })),
  exports: z.array(dataExport),
  deletion: deletion.nullable(),
});
export type PrivacyOverview = z.output<typeof privacyOverview>;

export const exportArchive = z.object({ archive: z.string() });
export const exportOrdered = z.object({});
export const undoState = z.object({ state: linkState });

const choice = z.enum(consentChoices);

/** Cookie consent of one browser: one choice per purpose, with its date. */
export const consentInput = z.object({
  visitorId: z.guid(),
  version: z.string().regex(/^[\w.-]{1,32}$/),
  givenAt: z.iso.datetime(),
  choices: z.object({ analytics: choice, analytics_identity: choice }),
});
export type ConsentInput = z.input<typeof consentInput>;
