const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Such as `Chrome, Android`: built from fixed words, never from the header's text. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([form]) => form.test(userAgent))?.[1];
  const known = [nameIn(browsers), nameIn(systems)].filter(Boolean);
  return known.length > 0 ? known.join(", ") : "Aparelho desconhecido";
}

/**
 * The address without its host part: enough to recognise one's own network, too little to locate a home.
 */
export function networkOf(addressKey: string): string {
  const octets = addressKey.split(".");
  if (octets.length === 4) return `${octets.slice(0, 3).join(".")}.0/24`;
  return `${addressKey.split(":").slice(0, 3).join(":")}::/48`;
}
