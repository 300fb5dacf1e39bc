import { hashText } from '../secrets/hash-text.ts'

/**
 * Key of a person of an app, whose own ID isn't stored. It is the same wherever the app names the person, so that what
 * one service has delivered to them can be joined with what another one has recorded.
 */
export const keyOfClient = (appId: string, personId: string): Promise<string> => hashText(`${appId}.${personId}`)
