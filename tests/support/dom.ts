import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine draws late, not wrongly.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
