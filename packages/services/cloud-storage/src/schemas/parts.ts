import * as v from 'valibot'
import { wholeNumber } from '@console-widgets/core/schemas'
import {
  bucketNamePattern,
  isFolderKey,
  keyProblemMessages,
  problemOfKey,
  ruleLimits,
  storageLimits,
} from '../model.ts'

const goodKey = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const problem = problemOfKey(dataset.value)
  if (problem) addIssue({ message: keyProblemMessages[problem] })
})

/** Key of a file or folder. */
export const key = v.pipe(v.string(), v.normalize('NFC'), goodKey)
/** Key of a file. */
export const fileKey = v.pipe(
  v.string(),
  v.normalize('NFC'),
  goodKey,
  v.check((value) => !isFolderKey(value), 'must be the key of a file, which does not end in /'),
)
/** Key of a folder; the trailing `/` is optional. */
export const folderKey = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform((value) => (value === '' || value.endsWith('/') ? value : `${value}/`)),
  goodKey,
)
/** A folder; empty for the top of the bucket. */
export const prefix = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform((value) => (value === '' || value.endsWith('/') ? value : `${value}/`)),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && dataset.value !== '' ? problemOfKey(dataset.value) : undefined
    if (problem) addIssue({ message: keyProblemMessages[problem] })
  }),
)
export const keys = v.pipe(
  v.array(key),
  v.minLength(1, 'must name at least one file or folder'),
  v.maxLength(storageLimits.keysPerCall, `must name at most ${storageLimits.keysPerCall} files and folders`),
)

export const bucketName = v.pipe(
  v.string(),
  v.minLength(storageLimits.bucketNameLeast, `must have at least ${storageLimits.bucketNameLeast} characters`),
  v.maxLength(storageLimits.bucketName, `must have at most ${storageLimits.bucketName} characters`),
  v.regex(
    bucketNamePattern,
    'must have lower-case letters, digits and hyphens, and begin and end with a letter or digit',
  ),
)
export const region = v.picklist(['CN', 'SG', 'DE', 'RU'])
export const mediaType = v.pipe(
  v.string(),
  v.regex(/^[\w.+-]{1,64}\/[\w.+-]{1,64}(; ?charset=[\w-]{1,40})?$/, 'must be a media type such as image/png'),
)

/** Rule text of at most 64 KB. Saved verbatim, including tabs and line breaks. */
export const rulesText = v.pipe(
  v.string(),
  v.check((value) => value.isWellFormed() && !value.includes('\0'), 'must not contain broken Unicode'),
  v.maxBytes(ruleLimits.bytes, `must have at most ${ruleLimits.bytes} bytes in UTF-8`),
)

/** Days, each as its first millisecond in UTC; both included. Default: the last 30. */
export const period = {
  fromTime: v.optional(wholeNumber(0, 253_402_300_799_999)),
  toTime: v.optional(wholeNumber(0, 253_402_300_799_999)),
}
