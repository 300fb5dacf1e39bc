import { changesBetween } from '@console-widgets/remote-config/model'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { addVersion, findLive, readTemplate } from './config-rows.ts'
import { refuse } from './refuse.ts'

/** What the remote config tells experiments: the published parameters. */
export const experimentAnswers: QuestionTakers = {
  'experiments.parameters': async (place, { db }) => {
    const version = (await findLive(db, place))?.version ?? 0
    const { parameters } = await readTemplate(db, place, version)
    return parameters.map(({ key, valueType, defaultValue, values }) => ({
      key,
      valueType,
      value: defaultValue,
      conditionalValues: values.length,
    }))
  },
}

/** What it does for them: the values of a winner become those of all people, in a version of its own. */
export const experimentEvents: EventTakers = {
  'experiments.applying': async ({ values, note, userId, ...place }, { db, teamId, now }) => {
    const version = (await findLive(db, place))?.version ?? 0
    const template = await readTemplate(db, place, version)
    const chosen = new Map(values.map(({ key, value }) => [key, value]))
    for (const key of chosen.keys())
      if (!template.parameters.some((parameter) => parameter.key === key))
        throw refuse('not-found', `The published config no longer has the parameter '${key}'`)
    const applied = {
      ...template,
      parameters: template.parameters.map((parameter) =>
        chosen.has(parameter.key)
          ? { ...parameter, defaultValue: chosen.get(parameter.key) ?? null, values: [] }
          : parameter,
      ),
    }
    // The control may be the winner, with the values that everyone has.
    if (changesBetween(template, applied).length === 0) return
    const change = { template: applied, baseVersion: version, note, kind: 'publish', restored: null } as const
    await addVersion(db, place, change, { teamId, userId, now: now() })
  },
}
