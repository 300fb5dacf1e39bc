/** Where programs reach a port of the platform. */
export interface WireAddress {
  host: string
  port: number
}
