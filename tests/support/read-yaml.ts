/** A value of a YAML file. */
export type Yaml = string | Yaml[] | YamlMap
/** Named values of a YAML file. */
export interface YamlMap {
  [name: string]: Yaml
}

interface Line {
  indent: number
  text: string
}

/**
 * Reads the part of YAML that our own files use: maps, lists of texts, and texts on one line. Throws an error on
 * anything else.
 */
export function readYaml(text: string): Yaml {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line): Line => ({ indent: line.search(/\S/), text: line.trim() }))
  const value = readBlock(lines, 0)
  if (lines.length > 0) throw new SyntaxError(`Unexpected: ${lines[0]?.text}`)
  return value
}

/** Reads the lines of one indentation, and removes them. */
function readBlock(lines: Line[], indent: number): Yaml {
  if (lines[0]?.text.startsWith('- ')) {
    const list: Yaml[] = []
    while (lines[0]?.indent === indent) list.push(readText((lines.shift() as Line).text.slice(2)))
    return list
  }
  const map: YamlMap = {}
  while (lines[0]?.indent === indent) {
    const { text } = lines.shift() as Line
    const [, name, rest = ''] = /^([\w./-]+):(?: (.*))?$/.exec(text) ?? []
    if (name === undefined || name in map) throw new SyntaxError(`Unexpected: ${text}`)
    const next = lines[0]
    map[name] = rest === '' && next && next.indent > indent ? readBlock(lines, next.indent) : readText(rest)
  }
  return map
}

function readText(text: string): string {
  return /^(['"])(.*)\1$/.exec(text)?.[2] ?? text
}
