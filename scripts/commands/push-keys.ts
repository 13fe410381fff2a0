import webPush from "web-push";

/** Prints a new pair of keys for notices on members' devices, as `.env` wants them. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
