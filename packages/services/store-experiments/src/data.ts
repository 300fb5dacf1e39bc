import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { iconListFields, materialListFields, pageListFields, testListFields } from './model.ts'

/** A material test. */
export type MaterialTest = ItemOf<(typeof calls)['store-experiments.material-test.list']>
/** What is saved of a draft. */
export type TestInput = InputOf<(typeof calls)['store-experiments.material-test.update']>
/** The result of a test. */
export type Result = AnswerOf<(typeof calls)['store-experiments.material-test-result.get']>
/** A variant in a result. */
export type GroupResult = Result['measures'][number]['groups'][number]
/** What tests can be planned with. */
export type Plan = AnswerOf<(typeof calls)['store-experiments.material-test-plan.get']>
/** What applying a variant changes. */
export type Changes = AnswerOf<(typeof calls)['store-experiments.material-test-change.get']>['changes']
/** A custom page. */
export type CustomPage = ItemOf<(typeof calls)['store-experiments.custom-page.list']>
/** A dynamic icon. */
export type DynamicIcon = ItemOf<(typeof calls)['store-experiments.dynamic-icon.list']>
/** A material for HarmonyOS. */
export type HarmonyMaterial = ItemOf<(typeof calls)['store-experiments.harmony-material.list']>

/** Material tests of an app. */
export function testsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    tests: list(calls['store-experiments.material-test.list'], {
      id: 'store-experiments.tests',
      key: 'testId',
      fields: testListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['store-experiments.material-test.create']),
    remove: mutation(calls['store-experiments.material-test.delete']),
  }
}

/** One material test, with what changes it. */
export function testData(console: Console, _place: Place, testId: string) {
  const { query, mutation } = dataOf(console)
  return {
    test: query(calls['store-experiments.material-test.get'], { testId }),
    update: mutation(calls['store-experiments.material-test.update']),
    remove: mutation(calls['store-experiments.material-test.delete']),
    submit: mutation(calls['store-experiments.material-test-audit.submit']),
    cancel: mutation(calls['store-experiments.material-test-audit.cancel']),
    setStartMode: mutation(calls['store-experiments.material-test-start-mode.update']),
    start: mutation(calls['store-experiments.material-test.start']),
    stop: mutation(calls['store-experiments.material-test.stop']),
    apply: mutation(calls['store-experiments.material-test.apply']),
    revert: mutation(calls['store-experiments.material-test.revert']),
    preview: mutation(calls['store-experiments.variant-preview.create']),
  }
}

/** The result of a test. */
export function resultData(console: Console, _place: Place, testId: string) {
  return { result: dataOf(console).query(calls['store-experiments.material-test-result.get'], { testId }) }
}

/** What applying a variant would change. */
export function changesData(console: Console, _place: Place, testId: string, variantId: string) {
  return { changes: dataOf(console).query(calls['store-experiments.material-test-change.get'], { testId, variantId }) }
}

/** What tests of an app can be planned with, in some countries. */
export function planData(console: Console, _place: Place, appId: string, countries: string) {
  const input = countries === '' ? { appId } : { appId, countries: countries.split(' ') }
  return { plan: dataOf(console).query(calls['store-experiments.material-test-plan.get'], input) }
}

/** Custom pages of an app. */
export function pagesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    pages: list(calls['store-experiments.custom-page.list'], {
      id: 'store-experiments.pages',
      key: 'pageId',
      fields: pageListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['store-experiments.custom-page.create']),
    remove: mutation(calls['store-experiments.custom-page.delete']),
  }
}

/** One custom page, with what changes it. */
export function pageData(console: Console, _place: Place, pageId: string) {
  const { query, mutation } = dataOf(console)
  return {
    page: query(calls['store-experiments.custom-page.get'], { pageId }),
    report: query(calls['store-experiments.custom-page-report.get'], { pageId }),
    update: mutation(calls['store-experiments.custom-page.update']),
    remove: mutation(calls['store-experiments.custom-page.delete']),
    submit: mutation(calls['store-experiments.custom-page-audit.submit']),
    cancel: mutation(calls['store-experiments.custom-page-audit.cancel']),
    activate: mutation(calls['store-experiments.custom-page.activate']),
    deactivate: mutation(calls['store-experiments.custom-page.deactivate']),
  }
}

/** Dynamic icons of an app. */
export function iconsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    icons: list(calls['store-experiments.dynamic-icon.list'], {
      id: 'store-experiments.icons',
      key: 'iconId',
      fields: iconListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['store-experiments.dynamic-icon.create']),
    update: mutation(calls['store-experiments.dynamic-icon.update']),
    remove: mutation(calls['store-experiments.dynamic-icon.delete']),
    submit: mutation(calls['store-experiments.dynamic-icon-audit.submit']),
    cancel: mutation(calls['store-experiments.dynamic-icon-audit.cancel']),
  }
}

/** Materials for HarmonyOS of an app. */
export function materialsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    materials: list(calls['store-experiments.harmony-material.list'], {
      id: 'store-experiments.materials',
      key: 'materialId',
      fields: materialListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['store-experiments.harmony-material.create']),
    remove: mutation(calls['store-experiments.harmony-material.delete']),
  }
}

/** One material for HarmonyOS, with what changes it. */
export function materialData(console: Console, _place: Place, materialId: string) {
  const { query, mutation } = dataOf(console)
  return {
    material: query(calls['store-experiments.harmony-material.get'], { materialId }),
    update: mutation(calls['store-experiments.harmony-material.update']),
    remove: mutation(calls['store-experiments.harmony-material.delete']),
    submit: mutation(calls['store-experiments.harmony-material-audit.submit']),
    cancel: mutation(calls['store-experiments.harmony-material-audit.cancel']),
  }
}
