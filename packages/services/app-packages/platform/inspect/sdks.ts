/** Data that an SDK takes from a device, as its maker declares. */
export const sdkData = [
  'device-ids',
  'location',
  'usage',
  'crashes',
  'contacts',
  'account',
  'purchases',
  'content',
  'camera',
  'microphone',
] as const
export type SdkData = (typeof sdkData)[number]

export const sdkKinds = [
  'ads',
  'analytics',
  'attribution',
  'crashes',
  'push',
  'sign-in',
  'payment',
  'maps',
  'media',
  'network',
  'interface',
  'engine',
  'social',
  'security',
  'storage',
] as const
export type SdkKind = (typeof sdkKinds)[number]

/** A library that is known by the package of its classes. */
export interface Sdk {
  name: string
  maker: string
  kind: SdkKind
  data: readonly SdkData[]
}

/** Rows: prefix of the classes, name, maker, kind, data. From the makers' documents. */
const rows: readonly [prefix: string, name: string, maker: string, kind: SdkKind, data?: readonly SdkData[]][] = [
  ['com/huawei/hms/ads/', 'HUAWEI Ads Kit', 'Huawei', 'ads', ['device-ids', 'usage']],
  ['com/huawei/hms/analytics/', 'HUAWEI Analytics Kit', 'Huawei', 'analytics', ['device-ids', 'usage']],
  ['com/huawei/hms/push/', 'HUAWEI Push Kit', 'Huawei', 'push', ['device-ids']],
  ['com/huawei/hms/location/', 'HUAWEI Location Kit', 'Huawei', 'maps', ['location']],
  ['com/huawei/hms/maps/', 'HUAWEI Map Kit', 'Huawei', 'maps', ['location']],
  ['com/huawei/hms/iap/', 'HUAWEI In-App Purchases', 'Huawei', 'payment', ['purchases']],
  ['com/huawei/hms/support/hwid/', 'HUAWEI Account Kit', 'Huawei', 'sign-in', ['account']],
  ['com/huawei/hms/support/account/', 'HUAWEI Account Kit', 'Huawei', 'sign-in', ['account']],
  ['com/huawei/hms/mlsdk/', 'HUAWEI ML Kit', 'Huawei', 'media', ['content']],
  ['com/huawei/hms/wallet/', 'HUAWEI Wallet Kit', 'Huawei', 'payment', ['purchases']],
  ['com/huawei/agconnect/crash/', 'AppGallery Connect Crash', 'Huawei', 'crashes', ['device-ids', 'crashes']],
  ['com/huawei/agconnect/apms/', 'AppGallery Connect Performance', 'Huawei', 'analytics', ['device-ids', 'usage']],
  [
    'com/huawei/agconnect/remoteconfig/',
    'AppGallery Connect Remote Configuration',
    'Huawei',
    'network',
    ['device-ids'],
  ],
  ['com/google/android/gms/ads/', 'Google Mobile Ads', 'Google', 'ads', ['device-ids', 'usage', 'location']],
  ['com/google/android/gms/maps/', 'Google Maps', 'Google', 'maps', ['device-ids', 'location']],
  ['com/google/android/gms/location/', 'Google Play Location', 'Google', 'maps', ['location']],
  ['com/google/android/gms/auth/', 'Google Sign-In', 'Google', 'sign-in', ['account']],
  ['com/google/android/gms/analytics/', 'Google Analytics', 'Google', 'analytics', ['device-ids', 'usage']],
  [
    'com/google/android/gms/measurement/',
    'Google Analytics for Firebase',
    'Google',
    'analytics',
    ['device-ids', 'usage'],
  ],
  ['com/google/android/gms/wallet/', 'Google Pay', 'Google', 'payment', ['purchases']],
  ['com/google/firebase/analytics/', 'Google Analytics for Firebase', 'Google', 'analytics', ['device-ids', 'usage']],
  ['com/google/firebase/crashlytics/', 'Firebase Crashlytics', 'Google', 'crashes', ['device-ids', 'crashes']],
  ['com/google/firebase/messaging/', 'Firebase Cloud Messaging', 'Google', 'push', ['device-ids']],
  ['com/google/firebase/perf/', 'Firebase Performance', 'Google', 'analytics', ['device-ids', 'usage']],
  ['com/google/firebase/auth/', 'Firebase Authentication', 'Google', 'sign-in', ['account']],
  ['com/google/firebase/firestore/', 'Cloud Firestore', 'Google', 'storage'],
  ['com/google/firebase/remoteconfig/', 'Firebase Remote Config', 'Google', 'network', ['device-ids']],
  ['com/google/mlkit/', 'ML Kit', 'Google', 'media', ['device-ids']],
  ['com/google/ads/interactivemedia/', 'Google IMA', 'Google', 'ads', ['device-ids', 'usage']],
  ['com/android/billingclient/', 'Google Play Billing', 'Google', 'payment', ['purchases']],
  ['com/google/android/exoplayer2/', 'ExoPlayer', 'Google', 'media'],
  ['androidx/media3/exoplayer/', 'Media3 ExoPlayer', 'Google', 'media'],
  ['com/google/android/material/', 'Material Components', 'Google', 'interface'],
  ['com/google/gson/', 'Gson', 'Google', 'storage'],
  ['com/google/protobuf/', 'Protocol Buffers', 'Google', 'storage'],
  ['io/flutter/embedding/', 'Flutter', 'Google', 'engine'],
  ['com/facebook/ads/', 'Meta Audience Network', 'Meta', 'ads', ['device-ids', 'usage', 'location']],
  ['com/facebook/appevents/', 'Facebook App Events', 'Meta', 'analytics', ['device-ids', 'usage']],
  ['com/facebook/login/', 'Facebook Login', 'Meta', 'sign-in', ['account']],
  ['com/facebook/share/', 'Facebook Sharing', 'Meta', 'social', ['content']],
  ['com/facebook/react/', 'React Native', 'Meta', 'engine'],
  ['com/facebook/fresco/', 'Fresco', 'Meta', 'media'],
  ['com/unity3d/ads/', 'Unity Ads', 'Unity', 'ads', ['device-ids', 'usage']],
  ['com/unity3d/player/', 'Unity', 'Unity', 'engine'],
  ['com/ironsource/', 'ironSource', 'Unity', 'ads', ['device-ids', 'usage', 'location']],
  ['com/applovin/', 'AppLovin MAX', 'AppLovin', 'ads', ['device-ids', 'usage', 'location']],
  ['com/adjust/sdk/', 'Adjust', 'AppLovin', 'attribution', ['device-ids', 'usage']],
  ['com/appsflyer/', 'AppsFlyer', 'AppsFlyer', 'attribution', ['device-ids', 'usage']],
  ['io/branch/referral/', 'Branch', 'Branch', 'attribution', ['device-ids', 'usage']],
  ['com/kochava/', 'Kochava', 'Kochava', 'attribution', ['device-ids', 'usage']],
  ['com/singular/sdk/', 'Singular', 'Singular', 'attribution', ['device-ids', 'usage']],
  ['com/vungle/', 'Liftoff Monetize', 'Liftoff', 'ads', ['device-ids', 'usage', 'location']],
  ['com/inmobi/', 'InMobi', 'InMobi', 'ads', ['device-ids', 'usage', 'location']],
  ['com/chartboost/sdk/', 'Chartboost', 'Chartboost', 'ads', ['device-ids', 'usage']],
  ['com/mbridge/msdk/', 'Mintegral', 'Mintegral', 'ads', ['device-ids', 'usage']],
  ['com/bytedance/sdk/openadsdk/', 'Pangle', 'ByteDance', 'ads', ['device-ids', 'usage', 'location']],
  ['com/qq/e/', 'Tencent Ads', 'Tencent', 'ads', ['device-ids', 'usage', 'location']],
  ['com/tencent/mm/opensdk/', 'WeChat Open SDK', 'Tencent', 'social', ['account', 'content']],
  ['com/tencent/tauth/', 'QQ Connect', 'Tencent', 'sign-in', ['account']],
  ['com/tencent/bugly/', 'Bugly', 'Tencent', 'crashes', ['device-ids', 'crashes']],
  ['com/tencent/smtt/', 'Tencent X5 WebView', 'Tencent', 'network', ['device-ids', 'usage']],
  ['com/tencent/map/', 'Tencent Maps', 'Tencent', 'maps', ['device-ids', 'location']],
  ['com/alipay/sdk/', 'Alipay', 'Ant Group', 'payment', ['device-ids', 'purchases']],
  ['com/amap/api/', 'AMap', 'Alibaba', 'maps', ['device-ids', 'location']],
  ['com/baidu/mapapi/', 'Baidu Maps', 'Baidu', 'maps', ['device-ids', 'location']],
  ['com/baidu/location/', 'Baidu Location', 'Baidu', 'maps', ['device-ids', 'location']],
  ['com/baidu/mobads/', 'Baidu Mobile Ads', 'Baidu', 'ads', ['device-ids', 'usage', 'location']],
  ['com/umeng/analytics/', 'Umeng Analytics', 'Umeng', 'analytics', ['device-ids', 'usage']],
  ['com/umeng/message/', 'Umeng Push', 'Umeng', 'push', ['device-ids']],
  ['cn/jpush/android/', 'JPush', 'Aurora Mobile', 'push', ['device-ids', 'location']],
  ['com/igexin/', 'Getui Push', 'Getui', 'push', ['device-ids', 'location']],
  ['com/xiaomi/mipush/', 'Mi Push', 'Xiaomi', 'push', ['device-ids']],
  ['com/heytap/msp/push/', 'OPPO Push', 'OPPO', 'push', ['device-ids']],
  ['com/vivo/push/', 'vivo Push', 'vivo', 'push', ['device-ids']],
  ['com/sensorsdata/analytics/', 'Sensors Analytics', 'Sensors Data', 'analytics', ['device-ids', 'usage', 'location']],
  ['com/yandex/metrica/', 'AppMetrica', 'Yandex', 'analytics', ['device-ids', 'usage', 'crashes', 'location']],
  ['io/appmetrica/analytics/', 'AppMetrica', 'Yandex', 'analytics', ['device-ids', 'usage', 'crashes', 'location']],
  ['com/yandex/mobile/ads/', 'Yandex Mobile Ads', 'Yandex', 'ads', ['device-ids', 'usage', 'location']],
  ['com/yandex/mapkit/', 'Yandex MapKit', 'Yandex', 'maps', ['device-ids', 'location']],
  ['com/my/tracker/', 'MyTracker', 'VK', 'attribution', ['device-ids', 'usage']],
  ['com/my/target/', 'VK Ads', 'VK', 'ads', ['device-ids', 'usage', 'location']],
  ['com/vk/api/sdk/', 'VK SDK', 'VK', 'sign-in', ['account']],
  ['com/onesignal/', 'OneSignal', 'OneSignal', 'push', ['device-ids', 'usage', 'location']],
  ['com/braze/', 'Braze', 'Braze', 'push', ['device-ids', 'usage']],
  ['com/amplitude/', 'Amplitude', 'Amplitude', 'analytics', ['device-ids', 'usage']],
  ['com/mixpanel/android/', 'Mixpanel', 'Mixpanel', 'analytics', ['device-ids', 'usage']],
  ['com/flurry/', 'Flurry', 'Yahoo', 'analytics', ['device-ids', 'usage', 'crashes']],
  ['com/segment/analytics/', 'Segment', 'Twilio', 'analytics', ['device-ids', 'usage']],
  ['io/sentry/', 'Sentry', 'Functional Software', 'crashes', ['device-ids', 'crashes']],
  ['com/bugsnag/android/', 'BugSnag', 'SmartBear', 'crashes', ['device-ids', 'crashes']],
  ['com/newrelic/agent/android/', 'New Relic', 'New Relic', 'analytics', ['device-ids', 'usage', 'crashes']],
  ['com/datadog/android/', 'Datadog', 'Datadog', 'analytics', ['device-ids', 'usage', 'crashes']],
  ['com/mapbox/maps/', 'Mapbox Maps', 'Mapbox', 'maps', ['location', 'usage']],
  ['org/osmdroid/', 'osmdroid', 'osmdroid', 'maps'],
  ['com/stripe/android/', 'Stripe', 'Stripe', 'payment', ['device-ids', 'purchases']],
  ['com/paypal/', 'PayPal', 'PayPal', 'payment', ['device-ids', 'purchases']],
  ['com/revenuecat/purchases/', 'RevenueCat', 'RevenueCat', 'payment', ['purchases']],
  ['com/twitter/sdk/', 'Twitter Kit', 'X', 'social', ['account']],
  ['okhttp3/', 'OkHttp', 'Square', 'network'],
  ['retrofit2/', 'Retrofit', 'Square', 'network'],
  ['com/bumptech/glide/', 'Glide', 'Glide', 'media'],
  ['com/squareup/picasso/', 'Picasso', 'Square', 'media'],
  ['com/airbnb/lottie/', 'Lottie', 'Airbnb', 'interface'],
  ['io/realm/', 'Realm', 'MongoDB', 'storage'],
  ['org/cocos2dx/', 'Cocos2d-x', 'Cocos', 'engine'],
  ['com/epicgames/ue4/', 'Unreal Engine', 'Epic Games', 'engine'],
  ['org/godotengine/godot/', 'Godot', 'Godot', 'engine'],
  ['org/apache/cordova/', 'Apache Cordova', 'Apache', 'engine'],
  ['com/getcapacitor/', 'Capacitor', 'Ionic', 'engine'],
  ['io/agora/rtc2/', 'Agora', 'Agora', 'media', ['camera', 'microphone']],
  ['com/tencent/trtc/', 'Tencent RTC', 'Tencent', 'media', ['camera', 'microphone']],
  ['com/zego/', 'ZEGOCLOUD', 'ZEGO', 'media', ['camera', 'microphone']],
]

/** An SDK in a package, with the number of its classes. */
export interface FoundSdk extends Sdk {
  classes: number
  /** Package that it was found by. */
  prefix: string
}

/** SDKs by the first two parts of their prefix, so that a class is compared with few of them. */
const byStart = new Map<string, [prefix: string, sdk: Sdk][]>()
for (const [prefix, name, maker, kind, data = []] of rows) {
  const start = startOf(prefix)
  byStart.set(start, [...(byStart.get(start) ?? []), [prefix, { name, maker, kind, data }]])
}

/** Counts the classes of known SDKs. */
export function createSdkCount(): { add(classes: readonly string[]): void; found(): FoundSdk[] } {
  const found = new Map<string, FoundSdk>()
  return {
    add(classes) {
      for (const descriptor of classes) {
        const path = descriptor.slice(1)
        for (const start of [startOf(path), startOf(path, 1)])
          for (const [prefix, sdk] of byStart.get(start) ?? [])
            if (path.startsWith(prefix)) {
              const known = found.get(sdk.name) ?? {
                ...sdk,
                prefix: prefix.slice(0, -1).replaceAll('/', '.'),
                classes: 0,
              }
              found.set(sdk.name, { ...known, classes: known.classes + 1 })
            }
      }
    },
    found: () => [...found.values()].sort((one, other) => other.classes - one.classes),
  }
}

/** The first parts of a path; a prefix with only one part has one. */
function startOf(path: string, parts = 2): string {
  return path
    .split('/', parts + 1)
    .slice(0, parts)
    .filter(Boolean)
    .join('/')
}
