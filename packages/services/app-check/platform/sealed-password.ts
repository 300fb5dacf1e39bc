import { sealText } from '@console-widgets/platform/secrets/sealed-text'

/** Encrypts the password of a check's test account, so that a copy of the database doesn't reveal it. */
export async function sealPassword(secret: CryptoKey, taskId: string, password: string): Promise<string> {
  return password === '' ? '' : sealText({ secret }, `app-check\n${taskId}`, password)
}
