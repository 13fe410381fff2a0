/**
 * Labels such as "há 3 h" change by the minute at most: the answer made of one cached value is kept
 * with it until then.
 */
const labelled = new WeakMap<object, { minute: number; answer: unknown }>();

export function oncePerMinute<Stored extends object, Answer>(
  stored: Stored,
  now: Date,
  label: (stored: Stored) => Answer,
): Answer {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = labelled.get(stored);
  if (known?.minute === minute) return known.answer as Answer;
  const answer = label(stored);
  labelled.set(stored, { minute, answer });
  return answer;
}
