/**
 * Stands between a page of the portal and the player of YouTube or Vimeo that a member asked for: tells
 * the page the second, a pause and a failure, and hands on where to go. Both players are asked in their
 * own words by messages; nothing of theirs runs in a page of ours.
 */
const frame = document.querySelector("iframe");
const { provider } = document.documentElement.dataset;
const { address } = frame.dataset;
const { origin } = new URL(address);
const LISTEN_EVERY_MS = 500;
/** A player that is there says so within a second or two: what says nothing for so long is none. */
const SILENCE_MS = 15_000;
const HEARD = ["timeupdate", "pause", "ended", "error"];
const YOUTUBE_STATES = { 0: "paused", 1: "playing", 2: "paused" };

const say = (message) => frame.contentWindow.postMessage(JSON.stringify(message), origin);
const tell = (message) => parent.postMessage({ film: message }, location.origin);

let isHeard = false;

function hearYoutube({ event, info }) {
  if (event === "onError") tell({ state: "broken" });
  if (event !== "infoDelivery" && event !== "initialDelivery") return;
  if (typeof info?.currentTime === "number") tell({ second: info.currentTime });
  const state = YOUTUBE_STATES[info?.playerState];
  if (state) tell({ state });
}

function hearVimeo({ event, data }) {
  if (event === "ready") for (const value of HEARD) say({ method: "addEventListener", value });
  if (event === "error") tell({ state: "broken" });
  if (typeof data?.seconds === "number") tell({ second: data.seconds });
  if (event === "timeupdate") tell({ state: "playing" });
  if (event === "pause" || event === "ended") tell({ state: "paused" });
}

function read(data) {
  try {
    return typeof data === "string" ? JSON.parse(data) : data;
  } catch {
    return null;
  }
}

addEventListener("message", (message) => {
  if (message.source === frame.contentWindow && message.origin === origin) {
    const heard = read(message.data);
    if (!heard) return;
    isHeard = true;
    if (provider === "youtube") hearYoutube(heard);
    else hearVimeo(heard);
  }
  if (message.source !== parent || message.origin !== location.origin) return;
  const second = message.data?.film?.seekTo;
  if (typeof second !== "number") return;
  say(
    provider === "youtube"
      ? { event: "command", func: "seekTo", args: [second, true] }
      : { method: "setCurrentTime", value: second },
  );
});

/** YouTube tells nothing until it is told that somebody listens. */
function listen() {
  if (isHeard) return;
  say({ event: "listening", id: 1, channel: "widget" });
  say({ event: "command", func: "addEventListener", args: ["onError"], id: 1, channel: "widget" });
  setTimeout(listen, LISTEN_EVERY_MS);
}
if (provider === "youtube") frame.addEventListener("load", listen);
/** What blocks the player's address draws a page in its place, which says nothing. */
frame.addEventListener("load", () => {
  setTimeout(() => {
    if (!isHeard) tell({ state: "broken" });
  }, SILENCE_MS);
});
frame.src = address;
