/**
 * Answers to the question about encryption, which export-control laws ask: the app encrypts nothing; only by HTTPS,
 * the system, or other exempt means; or by algorithms of its own.
 */
export const encryptionUses = ['none', 'exempt', 'own'] as const
export type EncryptionUse = (typeof encryptionUses)[number]
