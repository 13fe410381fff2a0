type Follower = {
  onOpen: () => void;
  onClosed: () => void;
  onNotified: () => void;
  onChanged: () => void;
};

export type AccountLine = Pick<Follower, "onNotified" | "onChanged"> & { close: () => void };

const followers = new Set<Follower>();
let openCount = 0;

export const isAccountLineOpen = (): boolean => openCount > 0;

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
