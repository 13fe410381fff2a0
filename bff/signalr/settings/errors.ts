/** Thrown by a hub method: the caller reads its message. Of any other error nothing is said. */
export class HubError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HubError";
  }
}

/** A client could not do what it was asked: its own words, which nobody checked. */
export class ClientError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ClientError";
  }
}

/** A client that was asked something, or was sending something, is gone or does not answer. */
export class ClientGoneError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ClientGoneError";
  }
}

/** What came is not the protocol. The connection ends; the text stays with the server. */
export class InvalidMessageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "InvalidMessageError";
  }
}

/** A message is larger than it may be. */
export class MessageTooLargeError extends InvalidMessageError {
  constructor(maxBytes: number) {
    super(`A message is larger than ${maxBytes} bytes`);
    this.name = "MessageTooLargeError";
  }
}

/** The handshake failed; the message is for the client. */
export class HandshakeError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HandshakeError";
  }
}
