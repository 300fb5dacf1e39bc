import type { ProjectRegion } from '@console-widgets/core/model'
import { refuse } from '../refusals/refusal.ts'

/** Headers by which an app says which package it is, and which certificate has signed it. */
const packageHeader = 'x-app-package'
const fingerprintHeader = 'x-app-fingerprint'
export const callerHeaders = [packageHeader, fingerprintHeader] as const

/** Who can use an API key, and where. Null: anyone, anywhere. */
export interface KeyRestriction {
  packageName: string | null
  fingerprint: string | null
  region: ProjectRegion | null
}

/** @throws PlatformRefusal if the key is restricted to another package, certificate, or region than the request's */
export function requireFittingCaller(
  { packageName, fingerprint, region }: KeyRestriction,
  { headers }: Request,
  answering: ProjectRegion,
): void {
  if (region !== null && region !== answering)
    throw refuse('key-restricted', `This API key is for the region ${region}, and this address is of ${answering}`)
  if (packageName === null) return
  const isOwn = headers.get(packageHeader) === packageName
  if (!isOwn || plainFingerprint(headers.get(fingerprintHeader) ?? '') !== fingerprint)
    throw refuse(
      'key-restricted',
      `This API key is for another package. Send the app’s package name as ${packageHeader}, and the SHA-256 fingerprint of its certificate as ${fingerprintHeader}.`,
    )
}

/** A fingerprint as it is stored: without colons, in lower case. */
export function plainFingerprint(text: string): string {
  return text.replaceAll(':', '').toLowerCase()
}
