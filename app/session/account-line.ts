/** Listener for account changes reported by a hub connection that the page has open anyway. */
type Follower = {
  onOpen: () => void;
  onClosed: () => void;
  /** A notification arrived or was read. */
  onNotified: () => void;
  onChanged: () => void;
};

export type AccountLine = Pick<Follower, "onNotified" | "onChanged"> & { close: () => void };

const followers = new Set<Follower>();
let openCount = 0;

/** True if this page has an open hub that reports account changes. */
export const isAccountLineOpen = (): boolean => openCount > 0;

/** Returns a function that stops it. */
export function followAccountLine(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Call when a hub connects; close the result when it disconnects. */
export function openAccountLine(): AccountLine {
  let isOpen = true;
  const call = (name: keyof Follower) => {
    for (const follower of followers) follower[name]();
  };
  openCount += 1;
  call("onOpen");
  return {
    onNotified: () => isOpen && call("onNotified"),
    onChanged: () => isOpen && call("onChanged"),
    close() {
      if (!isOpen) return;
      isOpen = false;
      openCount -= 1;
      if (openCount === 0) call("onClosed");
    },
  };
}
