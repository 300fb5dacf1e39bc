import { formatUtc } from '@console-widgets/core/formats'
import type { FindingRank } from '@console-widgets/app-check/model'
import { foundIf, manifestFile, type Rules } from './rule.ts'

const yearAhead = 365 * 86_400_000
/** From this release on, connections without encryption are off unless the app allows them. */
const cleartextOff = 28
/** Length of an RSA key below which it counts as weak. */
const shortestRsa = 2048
const certificateFile = 'META-INF'

/** Secrets that give access to an account, and those that only count against a quota or may be harmless. */
const ranksOfSecrets: Readonly<Record<string, FindingRank>> = {
  'private-key': 'block',
  'google-api-key': 'minor',
  'random-text': 'minor',
  jwt: 'minor',
}

/** Calls that switch a protection off, in contrast to those that need care. */
const dangerousCalls = /SslErrorHandler;->proceed|setAllowUniversalAccessFromFileURLs/

/** What others can read, change, or forge. */
export const securityRules = {
  'secret-in-package': ({ inspection: { secrets } }) =>
    secrets.map(({ kind, file, offset, masked, fingerprint }) => ({
      rank: ranksOfSecrets[kind] ?? 'serious',
      key: `${kind} ${fingerprint}`,
      evidence: { file, offset, subject: kind, value: masked },
    })),

  'open-component': ({ inspection: { manifest } }) =>
    manifest.openComponents.map(({ kind, name, line }) => ({
      rank: kind === 'provider' ? 'serious' : 'minor',
      key: `${kind} ${name}`,
      evidence: { file: manifestFile, line, subject: name, value: kind },
    })),

  debuggable: ({ inspection: { manifest } }) =>
    foundIf(manifest.debuggable, {
      rank: 'serious',
      key: 'debuggable',
      evidence: { file: manifestFile, line: manifest.applicationLine, value: 'android:debuggable="true"' },
    }),

  'debug-certificate': ({ inspection: { certificate } }) =>
    certificate
      ? foundIf(/(?:^|, )CN=Android Debug(?:,|$)/.test(certificate.subject), {
          rank: 'serious',
          key: certificate.subject,
          evidence: { file: certificateFile, value: certificate.subject },
        })
      : undefined,

  'certificate-weak': ({ inspection: { certificate } }) => {
    if (!certificate) return undefined
    const { algorithm, bits, hash } = certificate
    return [
      ...foundIf(algorithm === 'RSA' && bits > 0 && bits < shortestRsa, {
        rank: 'serious',
        key: `${algorithm} ${bits}`,
        evidence: { file: certificateFile, value: `RSA ${bits} < ${shortestRsa}` },
      }),
      ...foundIf(hash === 'MD5' || hash === 'SHA-1', {
        rank: hash === 'MD5' ? 'serious' : 'minor',
        key: hash,
        evidence: { file: certificateFile, value: hash },
      }),
    ]
  },

  'certificate-ends': ({ inspection: { certificate }, now }) =>
    certificate
      ? foundIf(certificate.validTo < now + yearAhead, {
          rank: 'serious',
          key: String(certificate.validTo),
          evidence: { file: certificateFile, value: formatUtc(certificate.validTo, 'YYYY-MM-DD') },
        })
      : undefined,

  'signature-scheme': ({ inspection: { signatureSchemes, certificate } }) =>
    certificate
      ? foundIf(!signatureSchemes.some((scheme) => scheme > 1), {
          rank: 'serious',
          key: 'v1',
          evidence: { file: certificateFile, value: 'v1' },
        })
      : undefined,

  'cleartext-traffic': ({ inspection: { manifest, network } }) => {
    const { applicationLine: line, cleartext, targetSdk } = manifest
    if (network) {
      const { cleartextDomains, cleartextEverywhere, file } = network
      const byDefault = cleartextEverywhere ?? targetSdk < cleartextOff
      return [
        ...foundIf(byDefault, { rank: 'serious', key: '*', evidence: { file, value: 'base-config' } }),
        ...cleartextDomains.map((domain) => ({
          rank: 'minor' as const,
          key: domain,
          evidence: { file, value: domain },
        })),
      ]
    }
    if (cleartext === 'no') return []
    return foundIf(cleartext === 'yes' || targetSdk < cleartextOff, {
      rank: cleartext === 'yes' ? 'serious' : 'minor',
      key: '*',
      evidence: {
        file: manifestFile,
        line,
        value: cleartext === 'yes' ? 'android:usesCleartextTraffic="true"' : `targetSdkVersion ${targetSdk}`,
      },
    })
  },

  'user-certificates': ({ inspection: { network } }) =>
    network
      ? foundIf(network.trustsUserCertificates, {
          rank: 'serious',
          key: 'user',
          evidence: { file: network.file, value: '<certificates src="user" />' },
        })
      : [],

  backup: ({ inspection: { manifest } }) =>
    foundIf(manifest.backsUpAll, {
      rank: 'minor',
      key: 'allowBackup',
      evidence: { file: manifestFile, line: manifest.applicationLine, value: 'android:allowBackup' },
    }),

  'risky-call': ({ inspection: { riskyCalls } }) =>
    riskyCalls.map(({ file, call }) => ({
      rank: dangerousCalls.test(call) ? 'serious' : 'minor',
      key: call,
      evidence: { file, subject: call },
    })),

  'executable-stack': ({ inspection: { libraries } }) =>
    libraries
      .filter(({ executableStack }) => executableStack)
      .map(({ file, headers }) => ({
        rank: 'serious',
        key: file,
        evidence: { file, offset: headers.offset, hex: headers.hex, value: 'PT_GNU_STACK RWX' },
      })),

  'writable-addresses': ({ inspection: { libraries } }) =>
    libraries
      .filter(({ relro }) => !relro)
      .map(({ file, headers }) => ({
        rank: 'minor',
        key: file,
        evidence: { file, offset: headers.offset, hex: headers.hex, value: 'PT_GNU_RELRO' },
      })),
} satisfies Rules
