import type { Evidence, QuestionId } from '@console-widgets/age-rating/model'
import type { PackageContents } from '@console-widgets/platform/release/package-contents'

/** Permissions that packages rarely have without what the question is about. */
const questionOfPermission: Readonly<Record<string, QuestionId>> = {
  'android.permission.ACCESS_COARSE_LOCATION': 'location',
  'android.permission.ACCESS_FINE_LOCATION': 'location',
  'android.permission.ACCESS_BACKGROUND_LOCATION': 'location',
  // To sell in Google's store, which apps that are in several stores have.
  'com.android.vending.BILLING': 'purchases',
}

/** The same for SDKs. */
function questionOfSdk({ kind, data }: PackageContents['sdks'][number]): QuestionId | undefined {
  if (kind === 'payment') return 'purchases'
  // Calls between users need both.
  return kind === 'media' && data.includes('camera') && data.includes('microphone') ? 'interaction' : undefined
}

/**
 * What packages contain that speaks for an answer above the first. It proves nothing, and so it changes no rating: the
 * page asks.
 */
export function evidenceIn(packages: readonly PackageContents[]): Evidence[] {
  const evidence = new Map<string, Evidence>()
  const add = (question: QuestionId | undefined, name: string, version: string) => {
    if (question === undefined) return
    const { versions } = evidence.get(`${question} ${name}`) ?? { versions: [] }
    evidence.set(`${question} ${name}`, {
      question,
      source: 'package',
      name,
      versions: [...new Set([...versions, version])],
      langs: [],
    })
  }
  for (const { version, permissions, sdks } of packages) {
    for (const name of permissions) add(questionOfPermission[name], name.slice(name.lastIndexOf('.') + 1), version)
    for (const sdk of sdks) add(questionOfSdk(sdk), sdk.name, version)
  }
  return [...evidence.values()]
}
