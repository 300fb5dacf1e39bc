import { foundIf, manifestFile, wholePackage, type Rules } from './rule.ts'

/** From this release on, users grant permissions individually and background work is limited. */
const lowestTargetSdk = 30
/** 32-bit architectures with their 64-bit counterparts. */
const wider: Readonly<Record<string, string>> = { 'armeabi-v7a': 'arm64-v8a', armeabi: 'arm64-v8a', x86: 'x86_64' }
/** Memory pages of newer devices. */
const pageSize = 0x4000

/** Where the package runs. */
export const compatibilityRules = {
  'package-unreadable': ({ inspection }) =>
    inspection.unreadable.map(({ file, message }) => ({
      // A device can't run damaged code, while a damaged asset may never be opened.
      rank: file.endsWith('.dex') ? 'block' : 'serious',
      key: `${file} ${message}`,
      evidence: { file, value: message },
    })),

  'target-sdk': ({ inspection: { manifest } }) =>
    foundIf(manifest.targetSdk < lowestTargetSdk, {
      rank: 'serious',
      key: String(manifest.targetSdk),
      evidence: { file: manifestFile, value: `${manifest.targetSdk} < ${lowestTargetSdk}` },
    }),

  'no-64-bit-code': ({ inspection: { abis } }) =>
    abis.flatMap((abi) => {
      const missing = wider[abi]
      return foundIf(missing !== undefined && !abis.includes(missing), {
        rank: abi === 'x86' ? 'minor' : 'serious',
        key: abi,
        evidence: { file: `lib/${abi}`, value: `${abi} → ${missing}` },
      })
    }),

  'page-size': ({ inspection: { libraries } }) =>
    libraries
      .filter(({ is64, alignment }) => is64 && alignment > 0 && alignment < pageSize)
      .map(({ file, alignment, headers }) => ({
        rank: 'serious',
        key: `${file} ${alignment}`,
        evidence: { file, offset: headers.offset, hex: headers.hex, value: `${alignment} < ${pageSize}` },
      })),

  'page-size-stored': ({ inspection: { libraries } }) =>
    libraries
      .filter(({ is64, storedAt }) => is64 && storedAt !== null && storedAt % pageSize !== 0)
      .map(({ file, storedAt }) => ({
        rank: 'serious',
        key: file,
        evidence: { file, offset: storedAt ?? 0, value: `${storedAt} mod ${pageSize} = ${(storedAt ?? 0) % pageSize}` },
      })),

  'device-obstacle': ({ devices }) => {
    const byObstacle = new Map<string, string[]>()
    for (const { name, obstacles } of devices)
      for (const obstacle of obstacles) byObstacle.set(obstacle, [...(byObstacle.get(obstacle) ?? []), name])
    const noDevice = devices.length > 0 && devices.every(({ obstacles }) => obstacles.length > 0)
    return [...byObstacle].map(([obstacle, names]) => ({
      rank: noDevice ? 'block' : 'info',
      key: obstacle,
      evidence: { file: wholePackage, value: obstacle, items: names },
    }))
  },
} satisfies Rules
