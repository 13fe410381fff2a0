import webPush from "web-push";

/** Prints a new pair of push keys in `.env` format. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
