import { appEnvironment } from "../support/app-environment";

// The built app reads its environment when it is imported.
Object.assign(process.env, appEnvironment);
