import { serveJobs } from "../../process/worker-jobs.ts";
import { topicHtml } from "./topic-text.server.ts";

// The first texts after the start would pay for what the program compiles on its first use.
topicHtml("# a\n\n- **b** [c](https://example.com)\n\n> d\n\n![e](imagem:f) `g`\n");
serveJobs(topicHtml);
