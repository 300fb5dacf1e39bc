import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../../build/messages.ts'
import { changingCalls } from './support/declared-calls.ts'

// The other languages have the same messages as the English ones: the suite of the catalogues sees to that.

const source = 'packages/services/teams/src'
const ids = async (folder: string) => {
  const file = `${source}/${folder}/en.ts`
  return new Set(Object.keys(await readCatalogue(await readFile(file, 'utf8'), file)))
}

let permissions: string[]
let rights: Set<string>
let acts: Set<string>
/** Areas that have a name. One that was scaffolded has none yet, and is called by its id; so is all that it does. */
let named: (area: string) => boolean
beforeAll(async () => {
  permissions = await declaredPermissions()
  const [messages, ...others] = await Promise.all([ids('locales'), ids('rights/locales'), ids('acts/locales')])
  ;[rights, acts] = others as [Set<string>, Set<string>]
  named = (area) => messages.has(`teams.area.${area}`)
})

/** Every permission that a service declares. */
async function declaredPermissions(): Promise<string[]> {
  const models = (await readdir('packages/services')).map(
    (area) => import(`../../packages/services/${area}/src/model.ts`) as Promise<{ permissions?: object }>,
  )
  return (await Promise.all(models)).flatMap((model) => Object.keys(model.permissions ?? {}))
}
const areaOf = (name: string) => name.split('.')[0] as string

describe('the words of permissions', () => {
  it('are there for each permission of a named area, with what it lets somebody do', () => {
    const wanted = permissions
      .filter((name) => named(areaOf(name)))
      .flatMap((name) => [`rights.${name}`, `rights.${name}.help`])
    expect(wanted.filter((id) => !rights.has(id))).toEqual([])
  })

  it('are of permissions that there are', () => {
    const known = new Set(permissions)
    expect([...rights].filter((id) => !known.has(id.replace(/^rights\./, '').replace(/\.help$/, '')))).toEqual([])
  })
})

describe('the words of acts', () => {
  it('are there for each change of a named area: a phrase of its own, or a verb and a thing', () => {
    const lacking = changingCalls
      .filter(({ call }) => named(call.area) && call.area !== 'session')
      .flatMap(({ id }) => {
        const [, thing = '', verb = ''] = id.split('.')
        if (acts.has(`acts.${id}`)) return []
        return [`acts.verb.${verb}`, `acts.of.${thing}`]
          .filter((wanted) => !acts.has(wanted))
          .map((wanted) => `${id}: ${wanted}`)
      })
    expect(lacking).toEqual([])
  })
})
