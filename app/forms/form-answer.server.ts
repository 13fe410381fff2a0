import { type Submission, type SubmissionResult, parse } from "@conform-to/react";
import * as z from "zod/mini";
import type { ErrorResult } from "~/http/json-client.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { SEEN_VERSION } from "../../contract/collections/edit-version.ts";
import type { FormAnswer, FormFailure } from "./form-answer";
import { FORM_KEY_NAME } from "./form-key-name";
import { parseForm } from "./parse-form";

const DEFAULT_WAIT_SECONDS = 60;

/** Upstream code or status → the form's failure code; all others are `unavailable`. */
export type Failures<Code extends string> = Readonly<Record<string | number, Code>>;

export type Refusal = Pick<
  ErrorResult,
  "isError" | "statusCode" | "code" | "retryAfterSeconds" | "fields"
>;

export const UNAVAILABLE: Refusal = {
  isError: true,
  statusCode: 503,
  code: null,
  retryAfterSeconds: null,
  fields: {},
};

export function failureOf<Code extends string = never>(
  { statusCode, code, retryAfterSeconds }: Omit<Refusal, "isError" | "fields">,
  failures: Failures<Code> = {},
): FormFailure<Code> {
  if (statusCode === 429) {
    return {
      code: "rate_limited",
      retryAfterSeconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS,
    };
  }
  return { code: failures[code ?? ""] ?? failures[statusCode] ?? "unavailable" };
}

export type SendOptions<Input, Data, Code extends string, Gain extends object> = {
  intent?: string;
  /** Fields that are never sent back: passwords. */
  hidden?: readonly string[];
  failures?: Failures<Code>;
  /** Statuses without a message: the returned form is enough. */
  silentStatuses?: readonly number[];
  fieldErrors?: Readonly<Record<string, Record<string, string[]>>>;
  resultFieldsOf?: (data: Data, input: Input) => Gain;
};

/** Conform's own fields, which none of our forms sends. Conform would act on them without validation. */
const CONFORM_FIELDS = ["__intent__", "__state__"];
const BUILT_NAME = /[.[\]]/;

const known = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

export function fieldNamesOf(schema: z.core.$ZodType): ReadonlySet<string> {
  const names = known.get(schema) ?? new Set(listNames(schema, ""));
  known.set(schema, names);
  return names;
}

function listNames(schema: z.core.$ZodType, name: string): string[] {
  if (schema instanceof z.core.$ZodObject) {
    const inner: Record<string, z.core.$ZodType> = schema._zod.def.shape;
    return Object.entries(inner).flatMap(([key, each]) =>
      listNames(each, name ? `${name}.${key}` : key),
    );
  }
  if (schema instanceof z.core.$ZodPipe) return listNames(schema._zod.def.in, name);
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional) {
    return listNames(schema._zod.def.innerType, name);
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element, checks = [] } = schema._zod.def;
    const limit = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
    const places = Array.from(
      { length: limit?._zod.def.maximum ?? 0 },
      (_, at) => `${name}[${at}]`,
    );
    return [name, ...places.flatMap((place) => listNames(element, place))];
  }
  return [name];
}

/**
 * Converts a submitted form for Conform. Only names from the schema are used: Conform would create an array
 * as long as the index in a name says. A form with unknown fields counts as invalid.
 */
export function readForm<T>(schema: z.ZodMiniType<T>, form: FormData): Submission<T> {
  const names = fieldNamesOf(schema);
  const isKnown = (name: string) =>
    names.has(name) || name === FORM_KEY_NAME || name === SEEN_VERSION;
  const own = new FormData();
  for (const [name, value] of form) if (isKnown(name)) own.append(name, value);
  const isMadeUp = [...form.keys()].some(
    (name) => !isKnown(name) && (CONFORM_FIELDS.includes(name) || BUILT_NAME.test(name)),
  );
  return isMadeUp ? refuse(own) : parseForm(schema, own);
}

function refuse<T>(form: FormData): Submission<T> {
  return parse<T, string[]>(form, { resolve: () => ({ error: {} }) });
}

/**
 * Parses a form by its schema and passes the values to `call`. Skips `call` if the form has errors. Every
 * answer except "done" returns the entered values.
 */
export async function sendForm<
  Input,
  Data,
  Code extends string = never,
  Gain extends object = object,
>(
  schema: z.ZodMiniType<Input>,
  form: FormData,
  call: (input: Input) => Promise<{ isError: false; data: Data } | Refusal>,
  options: SendOptions<Input, Data, Code, Gain> = {},
): Promise<FormAnswer<Code, Gain>> {
  const { hidden, failures, fieldErrors: ownErrors, resultFieldsOf } = options;
  const submission = readForm(schema, form);
  const gained: Partial<Gain> = {};
  const answer = { ...emptyAnswer<Code>(options.intent, replyTo(submission, hidden)), ...gained };
  if (submission.status !== "success") return answer;
  const result = await call(submission.value);
  if (!result.isError) {
    return {
      ...answer,
      isDone: true,
      lastResult: null,
      ...resultFieldsOf?.(result.data, submission.value),
    };
  }
  const fieldErrors = ownErrors?.[result.code ?? ""] ?? fieldErrorsOf(result.fields);
  const isAboutFields =
    Object.keys(fieldErrors).length > 0 || options.silentStatuses?.includes(result.statusCode);
  return isAboutFields
    ? { ...answer, lastResult: replyTo(submission, hidden, fieldErrors) }
    : { ...answer, failure: failureOf(result, failures) };
}

export function emptyAnswer<Code extends string = never>(
  intent = "",
  lastResult: SubmissionResult | null = null,
): FormAnswer<Code> {
  return { intent, isDone: false, lastResult, failure: null };
}

function replyTo(
  submission: Submission<unknown>,
  hidden: readonly string[] = [],
  fieldErrors: Record<string, string[]> = {},
): SubmissionResult {
  return submission.reply({ hideFields: [...hidden], fieldErrors });
}

const STATUSES: Readonly<Record<string, number>> = {
  rate_limited: 429,
  unavailable: 503,
  refused: 403,
  over: 410,
};
/** The form is valid, but the current state does not allow it. */
const CONFLICT = 409;

export function answerStatus(
  { isDone, failure }: Pick<FormAnswer<string>, "isDone" | "failure">,
  own: Readonly<Record<string, number>> = {},
): number {
  if (isDone) return 200;
  if (!failure) return 400;
  return own[failure.code] ?? STATUSES[failure.code] ?? CONFLICT;
}
