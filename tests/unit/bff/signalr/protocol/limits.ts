export const limits = { maxMessageBytes: 200, maxDepth: 8 };
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
