import { serveJobs } from "../../process/worker-jobs.ts";
import { markdownHtml } from "./markdown-html.server.ts";

// Warm-up: otherwise the first texts would be slow until the engine has compiled the code.
markdownHtml(
  "# a\n\n- **b** [c](https://example.com)\n\n> *d* & e\n\n![f](imagem:g) `h`\n".repeat(40),
);
serveJobs(markdownHtml);
