import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { z } from "zod";
import { USER_AGENT } from "../load.ts";
import { clickAround } from "./clicks.ts";
import { createHeart, type Heart } from "./heart.ts";
import { listWrong, openReader, readHeart, type Expected, type Reader } from "./reader.ts";

/**
 * Two members of different tiers click through one running app, under load, while one of them toggles a
 * favorite. Every response is checked: it must not contain another member's name, favorite or locked text.
 * `node bench/two-members/two-members.ts MINUTES`
 */
const LIST = "/pt-BR/app/news";
const ARTICLES = "/pt-BR/app/articles";
const CONNECTIONS = 16;
const PRESS_EVERY_MS = 700;
const MAX_REPORTED = 20;

const environment = z.object({
  BENCH_APP_ORIGIN: z.url(),
  SERVICE_URL: z.url(),
  BENCH_PASSWORD: z.string().default("Portal-Demo-2026!"),
});

type Task = {
  reader: Reader;
  others: Reader[];
  path: string;
  expected: Expected;
  heart: Heart | null;
};

const open = (origin: string, path: string, { cookie }: Reader) =>
  fetch(new URL(path, origin), { headers: { cookie, "user-agent": USER_AGENT } });

const linksIn = (html: string, area: string) =>
  [...html.matchAll(new RegExp(`href="(${area}/[a-z0-9-]+)"`, "g"))]
    .map(([, path]) => path ?? "")
    .filter((path) => !/\/(results|favorites)$/.test(path));

const paragraphsIn = (html: string) =>
  [...html.matchAll(/<p>([^<]{60,})<\/p>/g)].map(([, text]) => text ?? "");

async function findLocked(origin: string, free: Reader, paying: Reader) {
  for (const path of new Set(
    linksIn(await (await open(origin, ARTICLES, free)).text(), ARTICLES),
  )) {
    const shut = await open(origin, path, free);
    if (shut.status !== 402) continue;
    const [label, whole] = [await shut.text(), await (await open(origin, path, paying)).text()];
    const secrets = paragraphsIn(whole).filter((text) => !label.includes(text));
    if (secrets.length > 0) return { path, secrets };
  }
  throw new Error("no article of the list is for who pays alone");
}

async function listTasks(origin: string, free: Reader, paying: Reader) {
  const [item] = linksIn(await (await open(origin, LIST, free)).text(), LIST);
  if (!item) throw new Error("the news list is empty");
  const id = /name="item" value="([^"]+)"/.exec(await (await open(origin, item, free)).text())?.[1];
  if (!id) throw new Error("the news item has no heart");
  const hearts = new Map([free, paying].map((each) => [each, createHeart(origin, each, id)]));
  const { path: locked, secrets } = await findLocked(origin, free, paying);
  const fine: Expected = { status: 200, absent: [], present: [] };
  const both = [free, paying].flatMap((reader): Task[] => {
    const others = [free, paying].filter((each) => each !== reader);
    const task = { reader, others, expected: fine, heart: null };
    const paths = [LIST, `${LIST}.data`, ARTICLES, "/pt-BR/app/cantons"];
    return [
      ...paths.map((path) => ({ ...task, path })),
      { ...task, path: item, heart: hearts.get(reader) ?? null },
    ];
  });
  const ofFree = { reader: free, others: [paying], heart: null };
  const ofPaying = { reader: paying, others: [free], heart: null };
  const shut: Expected = { status: 402, absent: secrets, present: [] };
  const whole: Expected = { status: 200, absent: [], present: secrets.slice(0, 1) };
  const tasks = [
    ...both,
    { ...ofFree, path: locked, expected: shut },
    { ...ofFree, path: `${locked}.data`, expected: shut },
    { ...ofPaying, path: locked, expected: whole },
  ];
  return { tasks, hearts };
}

type Sent = { turn?: number };

function readUnderLoad(
  origin: string,
  tasks: readonly Task[],
  seconds: number,
  onWrong: (complaint: string) => void,
  onUntold: () => void,
): Promise<number> {
  let answers = 0;
  const requests = tasks.map(({ reader, others, path, expected, heart }) => ({
    path,
    headers: { cookie: reader.cookie, "user-agent": USER_AGENT },
    setupRequest(request: autocannon.Request, sent: Sent) {
      if (heart) sent.turn = heart.turn();
      return request;
    },
    onResponse(status: number, body: string, sent: Sent) {
      answers += 1;
      const label = `${reader.email} at ${path}`;
      for (const complaint of listWrong(body, status, reader, others, expected))
        onWrong(`${label}: ${complaint}`);
      if (!heart) return;
      const shown = readHeart(body);
      if (shown === "mixed") onWrong(`${label}: two hearts`);
      // A request during the change may see either state.
      const isSettled = sent.turn === heart.turn() && heart.isOn() !== null;
      if (shown === null) onUntold();
      else if (isSettled && shown !== heart.isOn()) onWrong(`${label}: heart ${shown}`);
    },
  }));
  return new Promise((done, reject) => {
    autocannon(
      { url: origin, connections: CONNECTIONS, duration: seconds, requests, timeout: 30 },
      (error: Error | null, result) => {
        if (error) return reject(error);
        if (result.errors > 0) onWrong(`${result.errors} requests were not answered`);
        done(answers);
      },
    );
  });
}

async function run(minutes: number): Promise<void> {
  const { BENCH_APP_ORIGIN: origin, SERVICE_URL, BENCH_PASSWORD } = environment.parse(process.env);
  const free = await openReader(SERVICE_URL, "gratis@example.com", BENCH_PASSWORD);
  const paying = await openReader(SERVICE_URL, "membro@example.com", BENCH_PASSWORD);
  const { tasks, hearts } = await listTasks(origin, free, paying);
  for (const heart of hearts.values()) await heart.press(false);
  const wrong: string[] = [];
  const onWrong = (complaint: string) => void wrong.push(complaint);
  // Directus was too slow: the page shows no favorite, which is not wrong.
  let untold = 0;
  const onUntold = () => void (untold += 1);
  const endsAtMs = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > endsAtMs;
  let presses = 0;
  const press = async () => {
    while (!isOver()) {
      await hearts.get(paying)?.press(presses % 2 === 0);
      presses += 1;
      await wait(PRESS_EVERY_MS);
    }
  };
  const [answers, ...clicks] = await Promise.all([
    readUnderLoad(origin, tasks, minutes * 60, onWrong, onUntold),
    clickAround({ origin, reader: free, others: [paying], isOver, onWrong, onUntold }),
    clickAround({ origin, reader: paying, others: [free], isOver, onWrong, onUntold }),
    press(),
  ]);
  await hearts.get(paying)?.press(false);
  console.log({ minutes, answers, pagesInBrowsers: clicks.slice(0, 2), presses, untold });
  for (const complaint of wrong.slice(0, MAX_REPORTED)) console.log(complaint);
  console.log(`${wrong.length} wrong answers`);
  if (wrong.length > 0 || answers === 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await run(Number(process.argv[2] ?? 10));
