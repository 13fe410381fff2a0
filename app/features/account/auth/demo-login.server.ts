import { auth } from "~/i18n/pt-BR/account/auth";
import type { DemoLogin } from "./demo-accounts";

/** The accounts that `npm start` seeds. Shown only in demo mode. */
export const demoLogin: DemoLogin = {
  password: "Portal-Demo-2026!",
  accounts: [
    { email: "membro@example.com", label: auth.demo.paying },
    { email: "gratis@example.com", label: auth.demo.free },
    { email: "youtube@example.com", label: auth.demo.youtube },
  ],
};
