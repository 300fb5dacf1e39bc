import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf } from '@console-widgets/data'
import { calls } from './contract.ts'

/** What needs the person, and the steps to the first release. */
export type Overview = AnswerOf<(typeof calls)['workspace.overview.get']>
/** Something that needs the person. */
export type AttentionLine = Overview['lines'][number]
/** A step on the way to the first release. */
export type Milestone = Overview['milestones'][number]
/** A thing of a service that has a page. */
export type Thing = AnswerOf<(typeof calls)['workspace.thing.search']>['items'][number]

/** Selected site: data of other sites have pages that show them only there. */
function siteOf({ $site }: Console) {
  const site = $site.get()
  return site ? { site } : {}
}

/** What needs a person, and the steps to the first release. */
export function workspaceData(console: Console) {
  return { overview: dataOf(console).query(calls['workspace.overview.get'], siteOf(console)) }
}

/** The things that the person visited last. */
export function visitsData(console: Console) {
  return { visits: dataOf(console).query(calls['workspace.visit.list'], siteOf(console)) }
}

/**
 * Remembers that the person opened a page. No mutation, which would tell hosts of a change of the team's data.
 * Resolves with whether the page shows a thing of the team.
 */
export async function rememberVisit(console: Console, page: Thing['page']): Promise<boolean> {
  return (await console.invoke(calls['workspace.visit.create'], page)).isThing
}

/** Things of all services whose name, detail, or ID matches a text. */
export async function searchThings(console: Console, text: string, signal?: AbortSignal): Promise<readonly Thing[]> {
  return (await console.invoke(calls['workspace.thing.search'], { text, ...siteOf(console) }, { signal })).items
}
