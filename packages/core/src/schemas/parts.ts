import { isWebAddress } from '../formats/web-address.ts'
import * as v from 'valibot'
import { countCharacters, isBlank } from '../formats/characters.ts'
import { largestPageSize } from '../model.ts'

/** Largest number of UTF-16 units per character: a family emoji has eleven. Accents can be stacked without end. */
const unitsPerCharacter = 16

/** At most a number of characters as a person counts them, which the counters of fields show. */
function atMostCharacters(most: number) {
  const limit = v.maxLength<string, number, string>(most, `must have at most ${most} characters`)
  const fits = (value: string) =>
    value.length <= most || (value.length <= most * unitsPerCharacter && countCharacters(value, most + 1) <= most)
  // A text that doesn't fit has more units than `most`, too.
  const run: (typeof limit)['~run'] = (dataset, config) =>
    fits(dataset.value as string) ? dataset : limit['~run'](dataset, config)
  return { ...limit, '~run': run }
}

/** At least a number of characters as a person counts them. A text that isn't empty has one. */
function atLeastCharacters(least: number): v.MinLengthAction<string, number, string> {
  const limit = v.minLength<string, number, string>(
    least,
    least === 1 ? 'must not be empty' : `must have at least ${least} characters`,
  )
  if (least <= 1) return limit
  // The issue of a short text is that of an empty one, since its units may be enough.
  const run: (typeof limit)['~run'] = (dataset, config) =>
    countCharacters(dataset.value as string, least) >= least
      ? dataset
      : { ...limit['~run']({ ...dataset, value: '' }, config), value: dataset.value as string }
  return { ...limit, '~run': run }
}

/**
 * User-entered text: trimmed, without control characters or lone surrogates, of `least` to `most` characters. If it
 * must not be empty, something of it must be visible.
 * PostgreSQL cannot store U+0000, and a lone surrogate isn't a character.
 */
export function text(most: number, least = 1) {
  return v.pipe(
    v.string(),
    v.trim(),
    atLeastCharacters(least),
    v.check((value) => least === 0 || value === '' || !isBlank(value), 'must not be empty'),
    atMostCharacters(most),
    v.check(
      (value) => value.isWellFormed() && !hasControlCharacter(value),
      'must not contain control characters or broken Unicode',
    ),
  )
}

// Besides controls and separators, formats and blanks that no font shows: zero-width characters, marks of direction,
// fillers. A joiner is part of emoji and of scripts that join letters, tags follow the black flag, and a selector of a
// variant follows an emoji or an ideograph.
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c-\u200d\u{e0020}-\u{e007f}])\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Syriac}])[\u200c-\u200d]|(?<![\p{Emoji}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d]|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u

/**
 * Name: a text in one line, without invisible characters. With them, two names could look the same, or one could
 * reverse the words around it.
 */
export function nameText(most: number, least = 1) {
  return v.pipe(
    text(most, least),
    v.check((value) => !invisible.test(value), 'must not contain line breaks or invisible characters'),
  )
}

/** Text that may be empty. */
export function optionalText(most: number) {
  return v.optional(text(most, 0))
}

// Tab, line feed, and carriage return, which a text area produces.
function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) as number
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true
  }
  return false
}

/** Platform-generated identifier: at most 64 letters, digits, `-`, and `_`. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id of at most 64 letters, digits, - and _'),
)

/** Object ID of the file service: a region prefix and an ID (R42). */
export const objectId = v.pipe(
  v.string(),
  v.regex(/^(CN|SG|DE|RU)[A-Za-z0-9_-]{1,62}$/, 'must be an object id that starts with CN, SG, DE or RU'),
)

/** A time in milliseconds since 1970, up to the year 9999. */
export const time = v.pipe(
  v.number(),
  v.integer('must be a whole number of milliseconds'),
  v.minValue(0),
  v.maxValue(253_402_300_799_999),
)

/** An integer within bounds, both inclusive. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
}

/** An address that may be opened: http or https (R99), at most 1,024 characters. */
export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1024, 'must have at most 1024 characters'),
  v.check(isWebAddress, 'must be an address that starts with http:// or https://'),
)

/** Checksum of a part (`createPartSum`). */
export const checksum = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be a checksum of 32 hexadecimal digits'))

/** SHA-256 in hexadecimal. */
export const sha256 = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/i, 'must be a SHA-256 of 64 hexadecimal digits'),
  v.toLowerCase(),
)

/**
 * Input of every list call: a window of records starting at 1, an order (`-field` for descending), and filters, each
 * `field:operator:value` with the operators `=`, `!=`, `~` (contains), `<`, `<=`, `>`, `>=`. Values are URI-encoded.
 */
export const listInput = {
  fromRecCount: v.optional(wholeNumber(1, 1_000_000)),
  maxReqCount: v.optional(wholeNumber(1, largestPageSize)),
  sort: v.optional(
    v.pipe(v.string(), v.regex(/^-?[A-Za-z]{1,40}$/, 'must be a field name, with - before it for descending order')),
  ),
  filter: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.maxLength(400),
          v.regex(/^[A-Za-z]{1,40}:(=|!=|~|<|<=|>|>=):/, 'must be field:operator:value'),
        ),
      ),
      v.maxLength(20),
    ),
  ),
}

/** Output of every list call: one window of the records, and the total count. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), total: v.number() })
}
