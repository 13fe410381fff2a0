import { lint } from "../checks/lint.ts";

process.exitCode = (await lint()) ? 0 : 1;
