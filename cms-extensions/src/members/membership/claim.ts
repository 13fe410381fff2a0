import { randomInt } from "node:crypto";

// Without 0 O 1 I L, which people confuse.
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;

/** A code to post in the channel's members-only chat: `PS-` and eight characters. */
export function newClaimCode(): string {
  const text = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `PS-${text.join("")}`;
}

const hosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com"]);
const CHANNEL_PATH =
  /^\/(@(?:[\w.-]|%[\dA-F]{2}){3,200}|channel\/UC[\w-]{22}|(?:c|user)\/[\w.-]{1,100})\/?$/i;

export function channelAddress(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const url = URL.parse(text.trim());
  if (!url || !hosts.has(url.hostname) || url.protocol !== "https:") return null;
  const path = CHANNEL_PATH.exec(url.pathname)?.[1];
  return path ? `https://www.youtube.com/${path}` : null;
}
