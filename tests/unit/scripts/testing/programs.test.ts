import { describe, expect, test } from "vitest";
import { runQuietly, runTests } from "../../../../scripts/testing/programs";

describe("test program", () => {
  test("passes by its exit code, and both of its output streams are captured", async () => {
    const say = (code: number) =>
      `console.log("out"); console.error("err"); process.exitCode = ${code}`;
    expect(await runQuietly(["--eval", say(0)])).toEqual({ isGreen: true, output: "out\nerr\n" });
    const failed = await runQuietly(["--eval", say(3)]);
    expect(failed.isGreen).toBe(false);
    expect(failed.output).toContain("out\n");
    expect(failed.output).toContain("err\n");
  });

  test("that crashes before it writes a record counts as one failure", async () => {
    const { isGreen, record } = await runTests(["--eval", "process.exit(1)"]);
    expect(isGreen).toBe(false);
    expect(record.failed.map(({ title }) => title)).toEqual(["the run itself"]);
  });

  test("that wrote its record but does not exit is killed, and counts as one failure", async () => {
    const record = { times: [], passed: 3, skipped: 0, failed: [] };
    const write = `fs.writeFileSync(process.env.TEST_RECORD_FILE, '${JSON.stringify(record)}')`;
    const holder = `child_process.spawn("sleep", ["5"], { stdio: "inherit" }).unref()`;
    const args = ["--eval", `${holder}; ${write}; setInterval(() => {}, 1000)`];
    const { isGreen, record: received } = await runTests(args, {}, 0);
    expect(isGreen).toBe(false);
    expect(received).toMatchObject({ passed: 3, failed: [{ title: "the run itself" }] });
  });

  test("writes its record to the requested file", async () => {
    const record = { times: [], passed: 3, skipped: 1, failed: [] };
    const write = `fs.writeFileSync(process.env.TEST_RECORD_FILE, '${JSON.stringify(record)}')`;
    expect(await runTests(["--eval", write])).toEqual({ isGreen: true, output: "", record });
  });
});
