import { readdirSync, readFileSync } from 'node:fs'

const data = 'tests/data'

/** A specified call; `-` means that the specification does not say. */
export interface SpecifiedCall {
  id: string
  area: string
  method: string
  path: string
  auth: string
  zone: string
  status: string
}

/** A package of the specification, with the areas that it answers; it need not exist yet. */
export interface SpecifiedPackage {
  name: string
  areas: readonly string[]
}

/** Every call that the specification names. */
export const specifiedCalls: readonly SpecifiedCall[] = rowsOf('calls.tsv').map(
  ([id = '', , , area = '', method = '', path = '', , auth = '', zone = '', status = '']) => ({
    id,
    area,
    method,
    path,
    auth,
    zone,
    status,
  }),
)

/** Every package of the specification, those still to come included. */
export const specifiedPackages: readonly SpecifiedPackage[] = rowsOf('packages.tsv').map(([name = '', areas = '']) => ({
  name,
  areas: areas.split(','),
}))

/** Ids that no server answers: what a page does by itself, with the file that does it. */
export const notCalls: ReadonlyMap<string, string> = new Map(
  rowsOf('not-calls.tsv').map(([id = '', file = '']) => [id, file]),
)

/** Ids still to come, by package: a file for each, so that the work on two services never meets in one. */
export const notYet: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(`${data}/not-yet`).map((file) => [file.replace(/\.txt$/, ''), linesOf(`not-yet/${file}`)]),
)

/** Lines of a file, comments and empty ones left out. */
function linesOf(file: string): string[] {
  return readFileSync(`${data}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** Rows of a table, the header left out. */
function rowsOf(file: string): string[][] {
  return linesOf(file)
    .slice(1)
    .map((line) => line.split('\t'))
}
