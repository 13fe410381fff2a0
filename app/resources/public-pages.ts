import { auth } from "~/i18n/pt-BR/auth";
import { landing } from "~/i18n/pt-BR/landing";
import { legal } from "~/i18n/pt-BR/legal";
