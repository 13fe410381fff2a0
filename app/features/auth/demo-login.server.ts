import { auth } from "~/i18n/pt-BR/auth";
import type { DemoLogin } from "./demo-accounts";

/** What `npm start` seeds; shown only while the portal runs as a demo. */
export const demoLogin: DemoLogin = {
  password: "Portal-Demo-2026!",
  accounts: [
    { email: "membro@example.com", label: auth.demo.paying },
    { email: "gratis@example.com", label: auth.demo.free },
    { email: "youtube@example.com", label: auth.demo.youtube },
  ],
};
