/** Says which certificate signed a package, and which ones the app has. */
export function signerDiffers(fingerprint: string, certificates: readonly string[]): string {
  const own = certificates.length === 0 ? 'none' : certificates.join(', ')
  return `The package is signed with the certificate ${fingerprint}, but the app’s is ${own}. Choose another package, or add its certificate.`
}
