import type { InferOutput } from 'valibot'
import type { uploadUrlInput } from '@console-widgets/core/schemas'
import { describeObject, keepObject } from '../files/objects.ts'
import { uploadAddress } from '../files/upload-address.ts'
import type { OwnPart } from './process.ts'

/** A code with which the bytes of one announced file are accepted: the signature of its address. */
export const fileAuthCode: OwnPart<InferOutput<typeof uploadUrlInput>> = {
  async answer(context, params) {
    const { objectId, url, headers, expires } = await uploadAddress(context, params)
    return { objectId, authCode: new URL(url).searchParams.get('signature'), url, headers, expires }
  },
}

/** Keeps an uploaded file, which the sweeper would remove otherwise. */
export const keptFile: OwnPart<{ objectId: string }> = {
  answer: async ({ db }, { objectId }) => describeObject(await keepObject(db, objectId)),
}
