import { readEnvironment } from "../../../config/environment.ts";
import { startMailSink } from "./mail-sink.ts";

const environment = readEnvironment("launcher", process.env);
const sink = await startMailSink({
  smtpPort: environment.SMTP_PORT,
  mailPort: environment.MAIL_PORT,
  dataDir: environment.PORTAL_DATA_DIR,
  host: environment.HOST,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sink.close().then(() => process.exit(0)));
}
