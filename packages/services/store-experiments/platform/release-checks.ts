import { and, eq } from 'drizzle-orm'
import { sameMaterials } from '@console-widgets/store-experiments/model'
import { defineReleaseChecks, type Check, type Problem } from '@console-widgets/platform/release/checks'
import { appVersions, materialOf } from '@console-widgets/versions/platform/rows'
import { materialsOf } from './run-tests.ts'
import { materialTests } from './tables.ts'

/** Running tests of whose material the version has another one. */
interface TestFacts {
  changed: readonly Problem[]
}

/** A version that changes what a running test varies ends the test. */
const checks: readonly Check<TestFacts>[] = [
  {
    id: 'store-experiments.tested',
    level: 'warning',
    order: 145,
    message: 'is tested by a running experiment, which this release ends',
    findProblems: ({ changed }) => changed,
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, versionId, isTest }): Promise<TestFacts> {
    const [version] = await db.select().from(appVersions).where(eq(appVersions.versionId, versionId))
    if (isTest || !version) return { changed: [] }
    const running = await db
      .select()
      .from(materialTests)
      .where(and(eq(materialTests.appId, appId), eq(materialTests.state, 'running')))
    const changed: Problem[] = []
    for (const { testId, testName, target, lang, originalMaterials } of running) {
      const shown = materialsOf(target, await materialOf(db, version, { target, lang }))
      if (originalMaterials === null || sameMaterials(shown, originalMaterials)) continue
      changed.push({
        field: target === 'brief' ? `languages.${lang}.briefInfo` : `materials.${target}`,
        sample: testName,
        page: { id: 'store-experiments.test', values: { appId, testId } },
      })
    }
    return { changed }
  },
  pageOf: ({ appId }) => ({ id: 'store-experiments.app', values: { appId } }),
})
