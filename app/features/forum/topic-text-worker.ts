import { serveJobs } from "../../process/worker-jobs.ts";
import { topicHtml } from "./topic-text.server.ts";

// The first texts after the start would pay for what the engine compiles on first use.
topicHtml(
  "# a\n\n- **b** [c](https://example.com)\n\n> *d* & e\n\n![f](imagem:g) `h`\n".repeat(40),
);
serveJobs(topicHtml);
