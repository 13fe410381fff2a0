/** Whoever follows what a page hears of its member's account over a hub that it has open anyway. */
type Follower = {
  onOpen: () => void;
  onClosed: () => void;
  /** Something waits to be read, or was read. */
  onNotified: () => void;
  /** The account is another. */
  onChanged: () => void;
};

export type AccountLine = Pick<Follower, "onNotified" | "onChanged"> & { close: () => void };

const followers = new Set<Follower>();
let openCount = 0;

/** Whether this page has a hub open that speaks of the account. */
export const isAccountLineOpen = (): boolean => openCount > 0;

/** The returned function ends it. */
export function followAccountLine(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** For whoever has a hub connected; closed when it is not any more. */
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
