import { serveJobs } from "../../../process/worker-jobs.ts";
import { topicHtml } from "./topic-text.server.ts";

// Warm-up: otherwise the first texts would be slow until the engine has compiled the code.
topicHtml(
  "# a\n\n- **b** [c](https://example.com)\n\n> *d* & e\n\n![f](imagem:g) `h`\n".repeat(40),
);
serveJobs(topicHtml);
