const TIME_ZONE = "Europe/Zurich";
const months = "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.".split(" ");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type DateInput = string | number | Date;

// Formatters are expensive to create, so each is created once, on first use.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, ...options });
    formatters.set(key, known);
  }
  return known;
}

function calendarDay(date: Date): { year: number; month: number; day: number } {
  const parts = formatter("day", { year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(date)
    .map((part) => [part.type, Number(part.value)] as const);
  const find = (type: string) => parts.find(([name]) => name === type)?.[1] ?? 0;
  return { year: find("year"), month: find("month"), day: find("day") };
}

export function zurichDay(at: Date): string {
  const { year, month, day } = calendarDay(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}`;
}

/** Whole calendar days in Zurich between two moments; days with 23 or 25 hours count as one. */
function daysBetween(earlier: Date, later: Date): number {
  const [a, b] = [calendarDay(earlier), calendarDay(later)];
  return Math.round(
    (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / DAY_MS,
  );
}

/** Midnight in Zurich for a midnight in UTC. Swiss clock changes happen later in the night. */
function zurichMidnight(utcMidnight: Date): Date {
  const parts = formatter("clock", { hour: "numeric", minute: "numeric", hourCycle: "h23" })
    .formatToParts(utcMidnight)
    .map((part) => [part.type, Number(part.value)] as const);
  const find = (type: string) => parts.find(([name]) => name === type)?.[1] ?? 0;
  return new Date(utcMidnight.getTime() - find("hour") * HOUR_MS - find("minute") * MINUTE_MS);
}

export function dayLimits(day: string): { begin: Date; end: Date } {
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const nextUtcMidnight = new Date(utcMidnight.getTime() + DAY_MS);
  return { begin: zurichMidnight(utcMidnight), end: zurichMidnight(nextUtcMidnight) };
}

export function monthStart(moment: Date): Date {
  const { year, month } = calendarDay(moment);
  return zurichMidnight(new Date(Date.UTC(year, month - 1, 1)));
}

/** "12 nov. 2026" */
export function formatDate(input: DateInput): string {
  const { year, month, day } = calendarDay(new Date(input));
  return `${day} ${months[month - 1]} ${year}`;
}

/** "12 nov. 2026, 08:30": for a date outside a sentence. */
export function formatDateTime(input: DateInput): string {
  return `${formatDate(input)}, ${formatTime(input)}`;
}

/** "12 de novembro de 2026, 08:30" */
export function formatFullDateTime(input: DateInput): string {
  return `${formatFullDate(input)}, ${formatTime(input)}`;
}

export function formatFullDate(input: DateInput): string {
  return formatter("full", { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(input),
  );
}

/** "segunda-feira, 30 de novembro de 2026": for a day on which a member must act. */
export function formatWeekdayDate(input: DateInput): string {
  return formatter("weekday", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(input));
}

export function formatMonth(input: DateInput): string {
  return formatter("month", { month: "long", year: "numeric" }).format(new Date(input));
}

export function formatTime(input: DateInput): string {
  return formatter("time", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(input),
  );
}

/**
 * "agora", "há 5 min", "há 3 h", "ontem", "há 4 dias". Null beyond a week or in the future; one minute
 * ahead is accepted, for clock differences.
 */
export function findRelativeLabel(input: DateInput, now: DateInput): string | null {
  const [then, current] = [new Date(input), new Date(now)];
  const elapsedMs = current.getTime() - then.getTime();
  if (elapsedMs < -MINUTE_MS) return null;
  if (elapsedMs < MINUTE_MS) return "agora";
  if (elapsedMs < HOUR_MS) return `há ${Math.floor(elapsedMs / MINUTE_MS)} min`;
  const days = daysBetween(then, current);
  if (elapsedMs < DAY_MS && (days === 0 || elapsedMs < 12 * HOUR_MS)) {
    return `há ${Math.floor(elapsedMs / HOUR_MS)} h`;
  }
  if (days === 1) return "ontem";
  return days < 7 ? `há ${days} dias` : null;
}

/** Relative within a week, otherwise the date; for lists. */
export function formatDateLabel(input: DateInput, now: DateInput): string {
  return findRelativeLabel(input, now) ?? formatDate(input);
}

function grouped(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Integer cents → "CHF 1’234.50", "−CHF 0.05", "R$ 1.234,50". */
export function formatMoney(cents: number, currency: "CHF" | "BRL"): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  const [symbol, group, point] = currency === "CHF" ? ["CHF", "’", "."] : ["R$", ".", ","];
  const absolute = Math.abs(cents);
  const fraction = String(absolute % 100).padStart(2, "0");
  const amount = `${grouped(Math.trunc(absolute / 100), group)}${point}${fraction}`;
  return `${cents < 0 ? "−" : ""}${symbol}\u00a0${amount}`;
}

/** Whole francs, for figures without cents: 7502 → "CHF 7’502". */
export function formatWholeChf(chf: number): string {
  const rounded = Math.round(Math.abs(chf));
  return `${chf < 0 && rounded > 0 ? "−" : ""}CHF\u00a0${grouped(rounded, "’")}`;
}

export const formatFrancsOfAxis = (chf: number): string => grouped(Math.round(chf), "’");

/** Formats millions of francs: 64500 → "CHF 64,5 bilhões", 950 → "CHF 950 milhões". */
export function formatChfMillions(millions: number): string {
  const [value, one, many] =
    millions < 1_000
      ? [millions, "milhão", "milhões"]
      : [Math.round(millions / 100) / 10, "bilhão", "bilhões"];
  return `CHF\u00a0${formatNumber(value, 1)}\u00a0${value < 2 ? one : many}`;
}

const conjunction = new Intl.ListFormat("pt-BR", { type: "conjunction" });

export const formatList = (items: readonly string[]): string => conjunction.format(items);

const numberFormats = new Map<number, Intl.NumberFormat>();

/** "1.234,5": Brazilian grouping, at most `maxDecimals` decimals. */
export function formatNumber(value: number, maxDecimals = 0): string {
  let known = numberFormats.get(maxDecimals);
  if (!known) {
    known = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: maxDecimals });
    numberFormats.set(maxDecimals, known);
  }
  return known.format(value);
}

/** Whole below a thousand, then in thousands, rounded down: 812 → "812", 1290 → "1,2 mil". */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count);
  const step = count < 10_000 ? 10 : 1;
  return `${formatNumber(Math.floor((count / 1_000) * step) / step, 1)}\u00a0mil`;
}

export const formatPercent = (percent: number, maxDecimals = 0): string =>
  `${formatNumber(percent, maxDecimals)}%`;

/** Inhabitants in thousands: 832 → "832 mil", 1620 → "1,62 milhão", 8960 → "8,96 milhões". */
export function formatPopulation(thousands: number): string {
  const rounded = Math.round(thousands);
  if (rounded < 1_000) return `${rounded}\u00a0mil`;
  const unit = rounded < 2_000 ? "milhão" : "milhões";
  return `${formatNumber(rounded / 1_000, 2)}\u00a0${unit}`;
}

/** "980 B", "12 kB", "3,4 MB": in powers of 1000, like file managers. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}
