/** Limits of certificates. */
export const certificateLimits = { mailsPerDay: 5, email: 254 } as const

/** A certificate as an app has it: whose answers it took over, and when. */
export interface HeldCertificate {
  certificateId: string
  /** Name of the product that it was issued for. */
  productName: string
  /** Storefront that issued it. Null: this one. */
  storefront: string | null
  issueTime: number
  /** State of the certificate whose answers the app has. */
  updateTime: number
}
