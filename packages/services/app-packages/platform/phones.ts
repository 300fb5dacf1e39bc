import { watchDevice, type DeviceObstacle } from '@console-widgets/app-packages/model'
import type { Phone } from '@console-widgets/app-packages/schemas'
import type { PackageRow } from './package-rows.ts'

/** Hardware that a device in the catalog can lack. */
const hardware = {
  camera: 'android.hardware.camera',
  nfc: 'android.hardware.nfc',
  telephony: 'android.hardware.telephony',
  touch: 'android.hardware.touchscreen',
  gyroscope: 'android.hardware.sensor.gyroscope',
  location: 'android.hardware.location.gps',
} as const

interface Device extends Pick<Phone, 'model' | 'name' | 'brand' | 'deviceType' | 'systemVersion' | 'sdk' | 'abis'> {
  /** Platform version of quick apps; null where they don't run. */
  quickApps?: number
  lacks?: readonly (keyof typeof hardware)[]
}

const arm64 = ['arm64-v8a', 'armeabi-v7a', 'armeabi']
const arm32 = ['armeabi-v7a', 'armeabi']

/** Device catalog: devices in use, newest to oldest. */
const devices: readonly Device[] = [
  {
    model: 'ALN-AL80',
    name: 'Mate 60 Pro+',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'HarmonyOS 4.2',
    sdk: 31,
    abis: arm64,
    quickApps: 1123,
  },
  {
    model: 'HBN-LX9',
    name: 'Pura 70 Ultra',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 14.2',
    sdk: 31,
    abis: arm64,
    quickApps: 1123,
  },
  {
    model: 'MNA-LX9',
    name: 'P60 Pro',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 13.1',
    sdk: 31,
    abis: arm64,
    quickApps: 1113,
  },
  {
    model: 'FOA-LX9',
    name: 'nova 11',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 13',
    sdk: 31,
    abis: arm64,
    quickApps: 1113,
  },
  {
    model: 'JAD-LX9',
    name: 'P50 Pro',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 12',
    sdk: 30,
    abis: arm64,
    quickApps: 1112,
  },
  {
    model: 'NOH-NX9',
    name: 'Mate 40 Pro',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 11',
    sdk: 29,
    abis: arm64,
    quickApps: 1100,
  },
  {
    model: 'ANA-NX9',
    name: 'P40',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 10.1',
    sdk: 29,
    abis: arm64,
    quickApps: 1080,
  },
  {
    model: 'VOG-L29',
    name: 'P30 Pro',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 9.1',
    sdk: 28,
    abis: arm64,
    quickApps: 1060,
  },
  {
    model: 'STK-L21',
    name: 'Y9 Prime 2019',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 9',
    sdk: 28,
    abis: arm64,
    quickApps: 1050,
    lacks: ['nfc', 'gyroscope'],
  },
  {
    model: 'DRA-LX5',
    name: 'Y5 Lite',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 8.1',
    sdk: 27,
    abis: arm32,
    lacks: ['nfc', 'gyroscope'],
  },
  {
    model: 'EVA-L09',
    name: 'P9',
    brand: 'HUAWEI',
    deviceType: 4,
    systemVersion: 'EMUI 5',
    sdk: 24,
    abis: arm64,
    quickApps: 1040,
  },
  {
    model: 'BVL-AN16',
    name: 'Magic6 Pro',
    brand: 'HONOR',
    deviceType: 4,
    systemVersion: 'MagicOS 8',
    sdk: 34,
    abis: arm64,
    quickApps: 1113,
  },
  {
    model: 'CRT-LX1',
    name: 'X8b',
    brand: 'HONOR',
    deviceType: 4,
    systemVersion: 'MagicOS 7.2',
    sdk: 33,
    abis: arm64,
    quickApps: 1112,
    lacks: ['gyroscope'],
  },
  {
    model: 'SM-S928B',
    name: 'Galaxy S24 Ultra',
    brand: 'Samsung',
    deviceType: 4,
    systemVersion: 'Android 14',
    sdk: 34,
    abis: ['arm64-v8a'],
  },
  {
    model: 'Pixel 8',
    name: 'Pixel 8',
    brand: 'Google',
    deviceType: 4,
    systemVersion: 'Android 15',
    sdk: 35,
    abis: ['arm64-v8a'],
  },
  {
    model: '23116PN5BC',
    name: '14 Pro',
    brand: 'Xiaomi',
    deviceType: 4,
    systemVersion: 'Android 14',
    sdk: 34,
    abis: arm64,
    quickApps: 1112,
  },
  {
    model: 'CPH2581',
    name: '12',
    brand: 'OnePlus',
    deviceType: 4,
    systemVersion: 'Android 14',
    sdk: 34,
    abis: arm64,
    quickApps: 1110,
  },
  {
    model: 'DBY2-W09',
    name: 'MatePad 11',
    brand: 'HUAWEI',
    deviceType: 5,
    systemVersion: 'HarmonyOS 3',
    sdk: 29,
    abis: arm64,
    quickApps: 1112,
    lacks: ['nfc', 'telephony'],
  },
  {
    model: 'AGS3-W09',
    name: 'MatePad T 10s',
    brand: 'HUAWEI',
    deviceType: 5,
    systemVersion: 'EMUI 10.1',
    sdk: 29,
    abis: arm64,
    quickApps: 1080,
    lacks: ['nfc', 'telephony', 'gyroscope'],
  },
  {
    model: 'GAL-AL10',
    name: 'Watch 3 Pro',
    brand: 'HUAWEI',
    deviceType: 7,
    systemVersion: 'HarmonyOS 2',
    sdk: 29,
    abis: arm32,
    lacks: ['camera', 'nfc'],
  },
  {
    model: 'HEGE-560',
    name: 'Vision S',
    brand: 'HUAWEI',
    deviceType: 8,
    systemVersion: 'HarmonyOS 2',
    sdk: 28,
    abis: arm64,
    quickApps: 1090,
    lacks: ['nfc', 'telephony', 'touch', 'gyroscope', 'location'],
  },
  {
    model: 'VR-1',
    name: 'VR Glass',
    brand: 'HUAWEI',
    deviceType: 6,
    systemVersion: 'Android 9',
    sdk: 28,
    abis: arm64,
    lacks: ['camera', 'nfc', 'telephony', 'touch'],
  },
]

/** Devices of the catalog, whatever runs on them. */
export function catalogDevices() {
  return devices.map(({ quickApps: _quickApps, lacks: _lacks, ...device }) => ({ ...device, abis: [...device.abis] }))
}

/** Device catalog, with the reasons why the package doesn't run on each device. */
export function listPhones(row: PackageRow): { phones: Phone[] } {
  return {
    phones: devices.map(({ quickApps, lacks, ...device }) => {
      const obstacles =
        row.packageType === 2 ? quickAppObstacles(row, device, quickApps) : appObstacles(row, device, lacks ?? [])
      return { ...device, abis: [...device.abis], supported: obstacles.length === 0, obstacles }
    }),
  }
}

type Obstacles = { obstacle: DeviceObstacle; detail: string }[]

function appObstacles(
  { minSdk, abis, features }: PackageRow,
  device: Pick<Phone, 'sdk' | 'abis'>,
  lacks: readonly (keyof typeof hardware)[],
): Obstacles {
  const missing = lacks.map((part) => hardware[part]).filter((feature) => features.includes(feature))
  return [
    ...(minSdk !== null && device.sdk < minSdk
      ? [{ obstacle: 'sdk-too-low' as const, detail: `${device.sdk} < ${minSdk}` }]
      : []),
    ...(abis.length > 0 && !abis.some((abi) => device.abis.includes(abi))
      ? [{ obstacle: 'no-native-code' as const, detail: device.abis.join(', ') }]
      : []),
    ...missing.map((feature) => ({ obstacle: 'feature-missing' as const, detail: feature })),
  ]
}

function quickAppObstacles(
  { minSdk, format }: PackageRow,
  { deviceType }: Pick<Phone, 'deviceType'>,
  quickApps: number | undefined,
): Obstacles {
  if (format === 'wpk') return deviceType === watchDevice ? [] : [{ obstacle: 'watches-only', detail: '' }]
  if (quickApps === undefined) return [{ obstacle: 'no-quick-apps', detail: '' }]
  return minSdk !== null && quickApps < minSdk ? [{ obstacle: 'sdk-too-low', detail: `${quickApps} < ${minSdk}` }] : []
}
