import { rateOf } from '../rates.ts'
import { foundIf, manifestFile, wholePackage, type Found, type RuleFacts, type Rules } from './rule.ts'

/** Shares of daily use with a crash or a freeze, in percent, above which users leave. */
const worst = { 'crash-rate': { minor: 0.5, serious: 1 }, 'freeze-rate': { minor: 0.3, serious: 0.5 } } as const
/** The first version of Android that reads lossless WebP with transparency: 4.3. */
const leastSdkOfWebp = 18
/** Bytes that are worth converting pictures for. */
const leastSaving = 4096
/** Growth against the live package that deserves a look. */
const growth = 1.2
/** Share of the texts that a language must have. */
const translated = 0.9
/** Language codes that resources still have from before they changed. */
const olderCodes: Readonly<Record<string, string>> = { he: 'iw', id: 'in', yi: 'ji' }

/** How the package behaves: stability by what devices report, and the rest by what it contains. */
export const qualityRules = {
  'crash-rate': (facts) => foundRate(facts, 'crash-rate', 'crash'),
  'freeze-rate': (facts) => foundRate(facts, 'freeze-rate', 'freeze'),

  'duplicate-files': ({ inspection: { duplicates } }) =>
    duplicates.map(({ files, size }) => ({
      rank: 'minor',
      key: files.toSorted().join(' ').slice(0, 300),
      evidence: { file: files[0] ?? '', items: files, bytes: [size * (files.length - 1)] },
    })),

  // Lossless WebP takes at most what was measured. Versions before Android 4.3 can't read it.
  'png-as-webp': ({ inspection: { pictures, manifest } }) => {
    if (pictures === undefined) return undefined
    const halved = pictures.filter(({ packed, webp }) => webp <= packed / 2)
    const saved = halved.reduce((sum, { packed, webp }) => sum + packed - webp, 0)
    return foundIf(manifest.minSdk >= leastSdkOfWebp && saved >= leastSaving, {
      rank: 'minor',
      key: halved
        .map(({ file }) => file)
        .toSorted()
        .join(' ')
        .slice(0, 300),
      evidence: {
        file: halved[0]?.file ?? '',
        items: halved.map(({ file }) => file),
        itemBytes: halved.map(({ packed, webp }) => [packed, webp]),
        bytes: [saved],
      },
    })
  },

  'debug-symbols': ({ inspection: { libraries } }) =>
    libraries
      .filter(({ stripped }) => !stripped)
      .map(({ file }) => ({ rank: 'minor', key: file, evidence: { file, value: '.symtab' } })),

  'package-grew': ({ inspection: { size }, liveSize }) =>
    liveSize === null
      ? undefined
      : foundIf(size > liveSize * growth, {
          rank: 'minor',
          key: String(liveSize),
          evidence: { file: wholePackage, bytes: [liveSize, size] },
        }),

  'background-location': (facts) => requested(facts, 'android.permission.ACCESS_BACKGROUND_LOCATION'),
  'battery-exemption': (facts) => requested(facts, 'android.permission.REQUEST_IGNORE_BATTERY_OPTIMIZATIONS'),

  'restricted-permission': ({ inspection: { manifest }, ungranted }) =>
    manifest.permissions
      .filter(({ name }) => ungranted.includes(name))
      .map(({ name, line }) => ({ rank: 'serious', key: name, evidence: { file: manifestFile, line, subject: name } })),

  'unused-permission': ({ inspection: { code, manifest, unreadable, unusedPermissions } }) => {
    if (code.length === 0 || unreadable.some(({ file }) => file.endsWith('.dex'))) return undefined
    return manifest.permissions
      .filter(({ name }) => unusedPermissions.includes(name))
      .map(({ name, line }) => ({ rank: 'minor', key: name, evidence: { file: manifestFile, line, subject: name } }))
  },

  'sdk-data': ({ inspection: { code, sdks } }) =>
    code.length === 0
      ? undefined
      : sdks
          .filter(({ data }) => data.length > 0)
          .map(({ name, prefix, data }) => ({
            rank: 'info',
            key: name,
            evidence: { file: prefix, subject: name, items: [...data] },
          })),

  'missing-translations': ({ inspection: { languages }, listingLanguages }) => {
    const all = languages.find(({ language }) => language === '')?.strings ?? 0
    if (all === 0 || listingLanguages.length === 0) return undefined
    return listingLanguages.flatMap((language) => {
      const code = olderCodes[language]
      const strings = languages.find((other) => other.language === language || other.language === code)?.strings ?? 0
      return foundIf(strings < all * translated, {
        rank: 'minor',
        key: language,
        evidence: { file: 'resources.arsc', subject: language, value: `${strings} / ${all}` },
      })
    })
  },
} satisfies Rules

function requested({ inspection: { manifest } }: RuleFacts, permission: string): Found[] {
  return manifest.permissions
    .filter(({ name }) => name === permission)
    .map(({ name, line }) => ({ rank: 'minor', key: name, evidence: { file: manifestFile, line, subject: name } }))
}

/** A rate says something only about enough devices. */
function foundRate({ health }: RuleFacts, rule: keyof typeof worst, key: string): Found[] | undefined {
  const rate = rateOf(rule, health)
  if (rate === undefined || rate === 'too-few') return undefined
  const percent = rate.share * 100
  return foundIf(percent > worst[rule].minor, {
    rank: percent > worst[rule].serious ? 'serious' : 'minor',
    key,
    evidence: { file: wholePackage, ...rate },
  })
}
