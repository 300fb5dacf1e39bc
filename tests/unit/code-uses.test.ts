import { describe, expect, it } from 'vitest'
import { parseModule } from '../support/code/module.ts'
import { usesOf } from '../support/code/uses.ts'

const data = 'packages/services/apps/src/data.ts'

/** Uses of the apps stores by a component with the given body. */
function usesIn(body: string) {
  const code = `import { appsData } from '../data.ts'\nimport { calls } from '../contract.ts'\nasync function View() { ${body} }`
  const module = parseModule('packages/services/apps/src/views/sample.tsx', code)
  return usesOf(module, module.declarations.get('View')?.node as never)
}

const storesIn = (body: string) => usesIn(body).uses.find(({ file }) => file === data)

describe('stores used by a component', () => {
  it.each([
    ['taken apart', 'const { apps, remove: leave } = useData(appsData)', ['apps', 'remove']],
    ['one at once', 'return useData(appsData).apps.$data', ['apps']],
    ['by and by', 'const data = useData(appsData); data.remove.run(); return data.apps', ['remove', 'apps']],
  ])('%s: only these', (_how, body, members) => {
    expect(storesIn(body)?.members).toEqual(members)
  })

  it.each([
    ['handed on', 'return <List data={useData(appsData)} />'],
    ['handed on by a name', 'const data = useData(appsData); return show(data)'],
    ['with the rest', 'const { apps, ...others } = useData(appsData)'],
  ])('%s: any of them', (_how, body) => {
    expect(storesIn(body)).toMatchObject({ file: data, name: 'appsData' })
    expect(storesIn(body)?.members).toBeUndefined()
  })

  it('lazily loaded: the exports taken from the module', () => {
    expect(storesIn(`return import('../data.ts').then((module) => module.firstApps)`)?.name).toBe('firstApps')
    expect(storesIn(`return import('../data.ts').then(({ appData }) => appData)`)?.name).toBe('appData')
    expect(storesIn(`const { kindsData } = await import('../data.ts')`)?.name).toBe('kindsData')
    expect(storesIn(`return import('../data.ts')`)?.name).toBe('*')
  })
})

describe('calls made by a component', () => {
  it.each([
    ['one', `console.invoke(calls['apps.app.get'])`, ['apps.app.get']],
    ['one of two', `mutation(calls[fast ? 'apps.app.a' : 'apps.app.b'])`, ['apps.app.a', 'apps.app.b']],
    ['one that it knows when it runs', 'query(calls[`apps.${kind}.get` as never])', ['apps.*.get']],
    ['none by a type', `const app: AnswerOf<(typeof calls)['apps.app.get']> = known`, []],
    ['none by an action', `return <Button call={calls['apps.app.delete']} />`, []],
    ['none by a question', `return useAllowed(calls['apps.app.delete'])`, []],
    ['none by what it touches', `return calls['apps.app.delete'].touches`, []],
  ])('%s', (_how, body, made) => {
    expect(usesIn(body).calls).toEqual(made)
  })
})
