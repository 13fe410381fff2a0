import type { DemoLogin } from "./demo-accounts";

/** What `npm start` seeds; shown only while the portal runs as a demo. */
export const demoLogin: DemoLogin = {
  password: "Portal-Demo-2026!",
  accounts: [
    { email: "membro@example.com", label: "membro pagante" },
    { email: "gratis@example.com", label: "membro gratuito" },
    { email: "youtube@example.com", label: "membro do YouTube" },
  ],
};
