/** Thrown by a hub method: the caller sees its message. Other errors' messages stay on the server. */
export class HubError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HubError";
  }
}

/** A client could not execute a call: its own message, not validated. */
export class ClientError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ClientError";
  }
}

/** A client that was called, or was sending a stream, disconnected or does not answer. */
export class ClientGoneError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ClientGoneError";
  }
}

/** The received data breaks the protocol. The connection ends; the message stays on the server. */
export class InvalidMessageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "InvalidMessageError";
  }
}

export class MessageTooLargeError extends InvalidMessageError {
  constructor(maxBytes: number) {
    super(`A message is larger than ${maxBytes} bytes`);
    this.name = "MessageTooLargeError";
  }
}

export class HandshakeError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HandshakeError";
  }
}
