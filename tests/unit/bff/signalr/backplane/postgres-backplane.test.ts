import { describe, expect, test } from "vitest";
import { createPostgresBackplane } from "../../../../../bff/signalr/backplane/postgres-backplane.ts";
import type { ListeningSession } from "../../../../../bff/signalr/backplane/postgres-listener.ts";
import { joinProcess, said } from "../../../../support/backplane-contract.ts";
import { createManualClock } from "../../../../support/manual-clock.ts";

type Session = ListeningSession & { notify(payload: string): void; break(): void; isDeaf: boolean };

/** A database for one process, whose sessions a test breaks. */
function startDouble() {
  const sessions: Session[] = [];
  const notified: string[][] = [];
  let isUnavailable = false;
  let gaps = 0;
  const clock = createManualClock();

  async function connect(): Promise<Session> {
    if (isUnavailable) throw new Error("away");
    const listeners = new Map<string, (value: never) => void>();
    const emit = (event: string, value?: unknown) => listeners.get(event)?.(value as never);
    const session: Session = {
      isDeaf: false,
      query: () => (session.isDeaf ? new Promise(() => {}) : Promise.resolve()),
      on: (event: string, listener: (value: never) => void) => listeners.set(event, listener),
      end: async () => emit("end"),
      notify: (payload) => emit("notification", { payload }),
      break() {
        emit("error", new Error("broken"));
        emit("end");
      },
    };
    sessions.push(session);
    return session;
  }

  const backplane = createPostgresBackplane({
    channel: "test",
    connect,
    query: async (_text, [, parts]) => void notified.push([...(parts as string[])]),
    onGap: () => {
      gaps += 1;
    },
    clock,
  });
  return {
    ...joinProcess(backplane),
    clock,
    sessions,
    notified,
    gaps: () => gaps,
    setAway: (value: boolean) => {
      isUnavailable = value;
    },
    /** Lets pending promises resolve. */
    async settle() {
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
  };
}

describe("Postgres backplane listener", () => {
  test("reconnects after a failure, and reports the gap", async () => {
    const double = startDouble();
    await double.settle();
    expect([double.sessions.length, double.gaps()]).toEqual([1, 0]);
    double.sessions[0]?.break();
    double.setAway(true);
    double.clock.advance(5_000);
    await double.settle();
    expect(double.sessions).toHaveLength(1);
    double.setAway(false);
    double.clock.advance(2_000);
    await double.settle();
    expect([double.sessions.length, double.gaps()]).toEqual([2, 1]);
  });

  test("drops a session that hangs", async () => {
    const double = startDouble();
    await double.settle();
    const [first] = double.sessions;
    if (first) first.isDeaf = true;
    double.clock.advance(6_000);
    await double.settle();
    expect([double.sessions.length, double.gaps()]).toEqual([2, 1]);
  });

  test("keeps a session that responds, and closes it in the end", async () => {
    const double = startDouble();
    await double.settle();
    for (let turn = 0; turn < 10; turn++) {
      double.clock.advance(2_000);
      await double.settle();
    }
    await double.backplane.close();
    double.clock.advance(60_000);
    await double.settle();
    expect(double.sessions).toHaveLength(1);
  });
});

describe("Postgres backplane message", () => {
  test("waits for the previous query, together with all that arrive meanwhile", async () => {
    const double = startDouble();
    await Promise.all([1, 2, 3].map((value) => double.backplane.publish(said(value))));
    expect(double.notified.map((parts) => parts.length)).toEqual([1, 2]);
  });

  test("is received complete by other processes only, and survives noise", async () => {
    const [one, two] = [startDouble(), startDouble()];
    await two.settle();
    await one.backplane.publish(said("x".repeat(20_000)));
    const parts = one.notified.flat();
    expect(parts.length).toBeGreaterThan(2);
    for (const noise of ["", "x", "a:1:0:", "a:1:0:%%%", "a:1:0:wQ=="])
      two.sessions[0]?.notify(noise);
    for (const part of parts.slice(0, -1)) two.sessions[0]?.notify(part);
    expect(two.heard).toEqual([]);
    two.sessions[0]?.notify(parts.at(-1) ?? "");
    expect(two.heard).toEqual([said("x".repeat(20_000))]);
    for (const part of parts) one.sessions[0]?.notify(part);
    expect(one.heard).toEqual([]);
  });

  test("over the size limit is rejected, and the next one is sent", async () => {
    const double = startDouble();
    await expect(double.backplane.publish(said("x".repeat(1_100_000)))).rejects.toThrow(/larger/);
    await double.backplane.publish(said(1));
    expect(double.notified).toHaveLength(1);
  });
});

test("Postgres backplane: rejects an invalid channel name", () => {
  const settings = { connect: () => Promise.reject(new Error()), query: async () => {} };
  for (const channel of ["", "A", "a;b", "a-b"]) {
    expect(() => createPostgresBackplane({ ...settings, channel })).toThrow(/no channel/);
  }
});
