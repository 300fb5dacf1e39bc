/** A key that only whoever knows the act can make. It seals one answer, so that it needs no random beginning. */
async function keyOf(subject: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`answer\n${subject}`))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) }

/** Writes an answer so that a copy of the database does not tell it: some hold a password that is shown once. */
export async function sealAnswer(subject: string, answer: unknown): Promise<string> {
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    await keyOf(subject),
    new TextEncoder().encode(JSON.stringify({ answer })),
  )
  return btoa(Array.from(new Uint8Array(sealed), (byte) => String.fromCharCode(byte)).join(''))
}

/** Reads an answer that was sealed for the same act. */
export async function openAnswer(subject: string, sealed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
  const { answer } = JSON.parse(
    new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await keyOf(subject), bytes)),
  ) as { answer?: unknown }
  return answer
}
