import type { PlatformParts } from './platform-parts.ts'

/** A protocol other than HTTP that a service answers on a port of its own. */
export interface Wire {
  /** Name of the protocol, such as `postgresql`. */
  protocol: string
  /** Starts answering. The host accepts the connections and passes them on. */
  open(services: PlatformParts): WireServer
}

/** The service's side of a port. */
export interface WireServer {
  accept(caller: WireCaller): WireConnection
  /** Ends all connections. */
  close(): Promise<void>
}

/** The host's side of a connection. */
export interface WireCaller {
  /** Network address of the client. */
  address: string
  /** Sends bytes to the client. A returned promise resolves when it has room for more. */
  write(bytes: Uint8Array): void | Promise<void>
  /** Closes the connection after everything written has been sent. */
  end(): void
}

/** The service's side of a connection. */
export interface WireConnection {
  /** Receives bytes of the client. The host pauses until a returned promise resolves. */
  receive(bytes: Uint8Array): void | Promise<void>
  /** The client has closed the connection. */
  closed(): void
}
