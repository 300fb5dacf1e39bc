import { ruleLimits } from './limits.ts'

/** Whether one character belongs to a set. */
type CharacterTest = (character: string) => boolean

/** A state of the pattern's automaton: it consumes a character, branches, or accepts. */
type State =
  | { kind: 'take'; test: CharacterTest; next: number }
  | { kind: 'split'; next: number; other: number }
  | { kind: 'done' }

/** An automaton under construction, with its number of parts. */
interface Machine {
  states: State[]
  built: number
}

/** A compiled pattern, which matches in time linear in the length of the text. */
export interface Pattern {
  /** Whether the whole text matches. `steps` is the cost. */
  matches: (text: string) => { matched: boolean; steps: number }
}

/** Error in a pattern. */
export class PatternError extends Error {
  override name = 'PatternError'
}

/** Syntax tree of a pattern. */
type Part =
  | { kind: 'character'; test: CharacterTest }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number }

/**
 * Compiles a pattern. Supported: characters, `.`, classes such as `[a-z_]` and `[^/]`, `\d \w \s \D \W
 * \S`, groups, `|`, `* + ?`, `{2}`, `{2,}`, `{2,5}`. A `^` at the beginning and a `$` at the end change nothing, since
 * the whole text must match. There is no going back in the text, and so nothing that would need it: no references, no
 * lookaround.
 */
export function compilePattern(text: string): Pattern {
  if (text.length > ruleLimits.pattern) throw new PatternError(`it has more than ${ruleLimits.pattern} characters`)
  const machine: Machine = { states: [{ kind: 'done' }], built: 0 }
  const start = build(new PatternReader(text).read(), 0, machine)
  const { states } = machine
  return { matches: (input) => run(states, start, input) }
}

/** Follows all branches simultaneously, so that matching takes at most the text's length times the states. */
function run(states: State[], start: number, text: string): { matched: boolean; steps: number } {
  let steps = 0
  let current = new Set<number>()
  const enter = (into: Set<number>, first: number): void => {
    const waiting = [first]
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (into.has(index)) continue
      into.add(index)
      const state = states[index] as State
      if (state.kind === 'split') waiting.push(state.other, state.next)
    }
  }
  enter(current, start)
  for (const character of text) {
    const following = new Set<number>()
    for (const index of current) {
      steps += 1
      const state = states[index] as State
      if (state.kind === 'take' && state.test(character)) enter(following, state.next)
    }
    current = following
    if (current.size === 0) break
  }
  return { matched: current.has(0), steps }
}

function build(part: Part, next: number, machine: Machine): number {
  const { states } = machine
  const add = (state: State): number => states.push(state) - 1
  // Repeating an empty pattern adds no states but takes time.
  machine.built += 1
  if (machine.built > ruleLimits.patternStates) throw new PatternError('its repetitions are too many')
  switch (part.kind) {
    case 'character':
      return add({ kind: 'take', test: part.test, next })
    case 'sequence':
      return part.parts.reduceRight((following, each) => build(each, following, machine), next)
    case 'choice': {
      const starts = part.parts.map((each) => build(each, next, machine))
      return starts.reduceRight((other, first) => add({ kind: 'split', next: first, other }))
    }
    case 'repeat': {
      let following = next
      if (part.most === Number.POSITIVE_INFINITY) {
        const loop = add({ kind: 'split', next: 0, other: following })
        states[loop] = { kind: 'split', next: build(part.part, loop, machine), other: following }
        following = loop
      } else
        for (let count = part.least; count < part.most; count++)
          following = add({ kind: 'split', next: build(part.part, following, machine), other: next })
      for (let count = 0; count < part.least; count++) following = build(part.part, following, machine)
      return following
    }
  }
}

const digit: CharacterTest = (character) => character >= '0' && character <= '9'
const word: CharacterTest = (character) => /^\w$/.test(character)
const space: CharacterTest = (character) => /^\s$/.test(character)
const not =
  (test: CharacterTest): CharacterTest =>
  (character) =>
    !test(character)
const classes: Record<string, CharacterTest> = {
  d: digit,
  w: word,
  s: space,
  D: not(digit),
  W: not(word),
  S: not(space),
}
const control: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

class PatternReader {
  readonly #characters: string[]
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#characters = [...text]
  }

  read(): Part {
    if (this.#peek() === '^') this.#at += 1
    const part = this.#choice()
    if (this.#peek() !== undefined) throw new PatternError('a ) has no (')
    return part
  }

  #peek(): string | undefined {
    return this.#characters[this.#at]
  }

  #take(what: string): string {
    const character = this.#characters[this.#at]
    if (character === undefined) throw new PatternError(`${what} is not finished`)
    this.#at += 1
    return character
  }

  #choice(): Part {
    const parts = [this.#sequence()]
    while (this.#peek() === '|') {
      this.#at += 1
      parts.push(this.#sequence())
    }
    return parts.length === 1 ? (parts[0] as Part) : { kind: 'choice', parts }
  }

  #sequence(): Part {
    const parts: Part[] = []
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      if (next === '$' && this.#at === this.#characters.length - 1) {
        this.#at += 1
        break
      }
      parts.push(this.#repeated(this.#single()))
    }
    return { kind: 'sequence', parts }
  }

  #repeated(part: Part): Part {
    const sign = this.#peek()
    const bounds =
      sign === '*'
        ? ([0, Number.POSITIVE_INFINITY] as const)
        : sign === '+'
          ? ([1, Number.POSITIVE_INFINITY] as const)
          : sign === '?'
            ? ([0, 1] as const)
            : undefined
    if (!bounds && sign !== '{') return part
    this.#at += 1
    const [least, most] = bounds ?? this.#bounds()
    if (['*', '+', '?', '{'].includes(this.#peek() ?? '')) throw new PatternError('a repetition is repeated')
    return { kind: 'repeat', part, least, most }
  }

  #bounds(): [number, number] {
    let text = ''
    for (let next = this.#take('{…}'); next !== '}'; next = this.#take('{…}')) text += next
    const found = /^(\d{1,4})(,(\d{0,4}))?$/.exec(text)
    if (!found) throw new PatternError('{…} takes one or two numbers, such as {2} or {2,5}')
    const least = Number(found[1])
    const most = found[2] === undefined ? least : found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY
    if (most < least) throw new PatternError('the numbers of {…} are the wrong way round')
    return [least, most]
  }

  #single(): Part {
    const character = this.#take('it')
    switch (character) {
      case '.':
        return { kind: 'character', test: () => true }
      case '[':
        return { kind: 'character', test: this.#class() }
      case '(':
        return this.#group()
      case '\\':
        return { kind: 'character', test: this.#escape() }
      case '*':
      case '+':
      case '?':
      case '{':
        throw new PatternError(`a ${character} repeats nothing`)
      case '^':
      case '$':
        throw new PatternError(`a ${character} stands in the middle; write \\${character} for the sign`)
    }
    return { kind: 'character', test: (other) => other === character }
  }

  #group(): Part {
    this.#depth += 1
    if (this.#depth > 20) throw new PatternError('its groups are nested too deep')
    if (this.#peek() === '?') {
      if (this.#characters[this.#at + 1] !== ':') throw new PatternError('only (…) and (?:…) are groups')
      this.#at += 2
    }
    const part = this.#choice()
    if (this.#take('a group') !== ')') throw new PatternError('a group is not finished')
    this.#depth -= 1
    return part
  }

  #escape(): CharacterTest {
    const character = this.#take('an escape')
    const named = classes[character]
    if (named) return named
    if (/^[A-Za-z0-9]$/.test(character) && !control[character])
      throw new PatternError(`\\${character} has no meaning here`)
    const wanted = control[character] ?? character
    return (other) => other === wanted
  }

  #class(): CharacterTest {
    const negated = this.#peek() === '^'
    if (negated) this.#at += 1
    const tests: CharacterTest[] = []
    for (let character = this.#take('[…]'); character !== ']' || tests.length === 0; character = this.#take('[…]')) {
      if (character === '\\') {
        tests.push(this.#escape())
        continue
      }
      const last = this.#characters[this.#at + 1]
      if (this.#peek() === '-' && last !== ']' && last !== undefined) {
        this.#at += 2
        const end = last === '\\' ? this.#take('[…]') : last
        if (order(end) < order(character)) throw new PatternError(`${character}-${end} is the wrong way round`)
        tests.push((other) => order(other) >= order(character) && order(other) <= order(end))
      } else tests.push((other) => other === character)
    }
    return (character) => tests.some((test) => test(character)) !== negated
  }
}

function order(character: string): number {
  return character.codePointAt(0) ?? 0
}
