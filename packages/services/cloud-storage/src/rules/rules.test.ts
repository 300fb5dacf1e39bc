import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultRules } from '../model.ts'
import { evaluateRules, formatRules, parseRules, type RuleRequest } from './index.ts'
import { compilePattern } from './pattern.ts'
import { ruleLimits } from './limits.ts'

const asking: RuleRequest = {
  method: 'get',
  bucket: 'northwind',
  path: 'users/u1/photo.png',
  auth: { uid: 'u1', provider: 'phone', claims: { role: 'editor', groups: ['a', 'b'] } },
  time: Date.UTC(2026, 5, 1),
  resource: {
    name: 'users/u1/photo.png',
    bucket: 'northwind',
    size: 1000,
    contentType: 'image/png',
    metadata: { owner: 'u1' },
  },
  requestResource: null,
}

/** Rules with a single match for everything, and the given statements in it. */
function inMatch(body: string): string {
  return `agc.cloud.storage[\n  match: /{bucket}/{path=**} {\n    ${body}\n  }\n]\n`
}

function decide(condition: string, request: Partial<RuleRequest> = {}, functions = ''): boolean {
  const rules = parseRules(inMatch(`${functions} allow read, write: if ${condition};`))
  expect(rules.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return evaluateRules(rules, { ...asking, ...request }).allowed
}

describe('the default rules', () => {
  const rules = parseRules(defaultRules)
  it('have no problems', () => expect(rules.problems).toEqual([]))
  it('allow signed-in users', () =>
    expect(evaluateRules(rules, asking)).toMatchObject({
      allowed: true,
      reason: 'allowed',
      decidedBy: { line: 3, column: 5 },
    }))
  it('deny anonymous users, and name the condition', () => {
    const decision = evaluateRules(rules, { ...asking, auth: null })
    expect(decision).toMatchObject({ allowed: false, reason: 'condition-false', decidedBy: { line: 3 } })
    expect(decision.trace[0]?.allows[0]?.explanation).toMatchObject({
      text: 'request.auth != null',
      values: [{ text: 'request.auth', value: 'null' }],
    })
  })
  it('apply to the bucket itself, too', () =>
    expect(evaluateRules(rules, { ...asking, method: 'list', path: '' }).allowed).toBe(true))
})

describe('conditions', () => {
  it.each([
    ['request.auth.uid == "u1"', true],
    ["request.auth.uid == 'u2'", false],
    ['path == "users/u1/photo.png" && bucket == "northwind"', true],
    ['request.path == "/northwind/users/u1/photo.png"', true],
    ['request.method == "get"', true],
    ['resource.size < 1 * 1024 + 1', true],
    ['resource.size / 4 == 250 && resource.size % 7 == 6 && -resource.size < 0', true],
    ['resource.contentType.matches("image/(png|jpeg)")', true],
    ['resource.contentType.matches("image/p")', false],
    ['resource.metadata.owner == request.auth.uid', true],
    ['resource.metadata["owner"] == request.auth.uid', true],
    ['resource.metadata.missing == "x" || true', true],
    ['resource.metadata.missing == "x"', false],
    ['resource.metadata.get("missing", "x") == "x"', true],
    ['"owner" in resource.metadata && "editor" in [request.auth.claims.role]', true],
    ['request.auth.claims.groups.hasAny(["b", "c"]) && !request.auth.claims.groups.hasAll(["b", "c"])', true],
    ['path.split("/")[1] == request.auth.uid && path.split("/").size() == 3', true],
    [
      'request.time > timestamp("2026-01-01") && request.time - duration(1, "d") < timestamp("2026-06-01T00:00:00Z")',
      true,
    ],
    ['"Ab".lower() + "C".lower() == "abc" && "äö😀".size() == 3', true],
    ['request.resource == null', true],
    ['request.resource.size > 0', false],
    ['1 / 0 == 1', false],
    ['[1, "a", null] == [1, "a"] + [null]', true],
  ])('%s is %s', (condition, expected) => expect(decide(condition)).toBe(expected))

  it('can call functions, which have their own scope', () => {
    const functions =
      'function isOwner(uid) { let owner = path.split("/")[1]; return signedIn() && owner == uid; } function signedIn() { return request.auth != null; }'
    expect(decide('isOwner(request.auth.uid)', {}, functions)).toBe(true)
    expect(decide('isOwner("u2")', {}, functions)).toBe(false)
  })

  it('deny if they cost too much', () => {
    const doubled = Array.from(
      { length: 9 },
      (_, index) => `let a${index + 1} = a${index} + a${index} + a${index} + a${index};`,
    ).join(' ')
    expect(decide('grow("0123456789").size() > 0', {}, `function grow(a0) { ${doubled} return a9; }`)).toBe(false)
    const rules = parseRules(
      inMatch(
        'function f(x) { return [x, x]; } allow get: if f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(1)))))))))))))))))))) == f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(1))))))))))))))))))));',
      ),
    )
    expect(evaluateRules(rules, asking).trace[0]?.allows[0]?.explanation?.failure?.code).toBe('too-many-steps')
  })
})

describe('paths', () => {
  const rules = parseRules(`agc.cloud.storage[
    match: /{bucket} {
      match: /public/{file} { allow get; }
      match: /users/{uid} {
        allow list: if request.auth.uid == uid;
        match: /{rest=**} { allow write: if request.auth.uid == uid; }
      }
      match: /{any=**} { match: /readme.txt { allow get; } }
    }
  ]`)
  it('have no problems', () => expect(rules.problems).toEqual([]))
  it.each([
    ['get', 'public/a.txt', true],
    ['get', 'public/deep/a.txt', false],
    ['list', 'users/u1', true],
    ['list', 'users/u1/', true],
    ['list', 'users/u2', false],
    ['update', 'users/u1/a/b/c.png', true],
    ['update', 'users/u2/a.png', false],
    ['get', 'docs/v1/readme.txt', true],
    ['get', 'readme.txt', true],
    ['get', 'docs/readme.md', false],
  ] as const)('%s %s is %s', (method, path, expected) =>
    expect(evaluateRules(rules, { ...asking, method, path }).allowed).toBe(expected),
  )

  it('of a denial name the closest match and what prevented it', () => {
    const decision = evaluateRules(rules, { ...asking, method: 'update', path: 'users/u2/a.png' })
    expect(decision).toMatchObject({ allowed: false, reason: 'condition-false', decidedBy: { line: 6 } })
    const denied = decision.trace.flatMap(({ allows }) => allows).find(({ outcome }) => outcome === 'false')
    expect(denied?.explanation).toMatchObject({
      text: 'request.auth.uid == uid',
      values: [{ value: '"u1"' }, { text: 'uid', value: '"u2"' }],
    })
    expect(evaluateRules(rules, { ...asking, method: 'delete', path: 'public/a.txt' })).toMatchObject({
      reason: 'no-operation',
      decidedBy: { line: 3 },
    })
    expect(
      evaluateRules(parseRules('agc.cloud.storage[ match: /other/{path=**} { allow get; } ]'), asking),
    ).toMatchObject({ reason: 'no-match' })
  })

  it('show which part of a function denied', () => {
    const inFunction = parseRules(
      inMatch(
        'function mine(uid) { return request.auth != null && request.auth.uid == uid; } allow get: if resource.size > 0 && mine("u9");',
      ),
    )
    expect(evaluateRules(inFunction, asking).trace[0]?.allows[0]?.explanation).toMatchObject({
      text: 'request.auth.uid == uid',
    })
  })
})

describe('problems', () => {
  const found = (source: string) => parseRules(source).problems.map(({ code, line }) => `${line} ${code}`)
  it.each([
    ['', ['1 expected']],
    ['agc.cloud.storage[', ['1 unclosed']],
    ['agc.cloud.storage[ ] more', ['1 after-end']],
    [inMatch('allow reed: if true;'), ['3 unknown-operation']],
    [inMatch('allow read: if request.auth != null'), ['3 missing-semicolon']],
    [inMatch('allow read if request.auth != null;'), ['3 expected']],
    [inMatch('allow read: request.auth != null;'), ['3 expected']],
    [inMatch('allow read: if reqest.auth != null;'), ['3 unknown-name']],
    [inMatch('allow read: if request.auth.id == "1";'), ['3 unknown-field']],
    [inMatch('allow read: if request.auth.uid.length() > 1;'), ['3 unknown-method']],
    [inMatch('allow read: if isOwner(path);'), ['3 unknown-function']],
    [inMatch('allow read: if resource.size;'), ['3 wrong-type']],
    [inMatch('allow read: if resource.size == "5";'), ['3 never-equal']],
    [inMatch('allow read: if path.matches("(a");'), ['3 pattern']],
    [inMatch('allow write;'), ['3 open-write']],
    [inMatch('allow read: if (path == "a";'), ['3 expected']],
    [inMatch('allow read: if path == ;'), ['3 expected']],
    [
      inMatch('function f() { return g(); } function g() { return f(); } allow read: if f();'),
      ['3 recursion', '3 recursion'],
    ],
    [inMatch('function f(a, a) { } allow read: if f(1, 2);'), ['3 no-return', '3 duplicate-name']],
    [
      inMatch('allow read: if path == "a;\n allow write: if @ == 1;\n deny read;'),
      ['3 unclosed-text', '3 missing-semicolon', '4 unknown-character', '4 expected', '5 expected'],
    ],
    [
      'agc.cloud.storage[\n match: bucket/{path=**} { allow get; }\n match: /{bucket}//x {\n allow get; }\n]',
      ['2 path-slash', '4 expected'],
    ],
  ])('of %j', (source, expected) => expect(found(source)).toEqual(expected))

  it('have a position, and a message with a fix', () => {
    expect(parseRules(inMatch('allow reed: if true;')).problems[0]).toMatchObject({
      from: 60,
      to: 64,
      line: 3,
      column: 11,
      severity: 'error',
      message: '“reed” isn’t an operation. Use read, write, get, list, create, update, or delete',
    })
  })

  it('include rules that are too large or too deep', () => {
    expect(found(`${inMatch('')}//${'ä'.repeat(ruleLimits.bytes / 2)}`)).toEqual(['1 too-large'])
    expect(found(inMatch(`allow read: if ${'('.repeat(200)}true${')'.repeat(200)};`))).toEqual(['3 too-deep'])
    expect(found(inMatch(`allow read: if true${' || true'.repeat(200)};`)).at(0)).toBe('3 too-deep')
    expect(found(`agc.cloud.storage[${'match: /a {'.repeat(12)}${'}'.repeat(12)}]`)).toContain('1 too-deep')
  })

  it('deny everything', () =>
    expect(evaluateRules(parseRules(inMatch('allow read: if tru;')), asking)).toMatchObject({
      allowed: false,
      reason: 'invalid-rules',
    }))
})

describe('patterns', () => {
  it.each([
    ['a*', 'aaa', true],
    ['(a|b)+c?', 'abab', true],
    ['[a-z_]{2,4}', 'ab_d', true],
    ['[a-z_]{2,4}', 'ab_de', false],
    ['\\d{3}-\\w+', '123-ab', true],
    ['^[^/]+\\.(png|jpg)$', 'a.png', true],
    ['^[^/]+\\.(png|jpg)$', 'a/b.png', false],
    ['.*', '', true],
    ['', '', true],
    ['😀.', '😀ä', true],
  ])('%s on %s is %s', (pattern, text, expected) =>
    expect(compilePattern(pattern).matches(text).matched).toBe(expected),
  )

  it.each([
    '(',
    ')',
    '[a',
    'a**',
    '*',
    'a{2',
    'a{3,2}',
    '(?=a)',
    '\\1',
    'a^b',
    'a{9999}b',
    '((((a{99}){99}){99}){99})',
    '((){9999}){9999}',
  ])('%s is refused', (pattern) => expect(() => compilePattern(pattern)).toThrow())

  it('are not slowed down by malicious text', () => {
    expect(compilePattern('(a+)+b').matches('a'.repeat(4096)).steps).toBeLessThan(4096 * 10)
  })

  it('agree with JavaScript’s regular expressions', () => {
    const simple = fc.stringMatching(/^(?:[ab.]|\[ab\]|\(a\|b\))[*+?]?(?:[ab.]|\[^a\])(?:\{1,2\})?$/)
    fc.assert(
      fc.property(simple, fc.stringMatching(/^[abc]{0,6}$/), (pattern, text) => {
        expect(compilePattern(pattern).matches(text).matched).toBe(new RegExp(`^(?:${pattern})$`, 'u').test(text))
      }),
    )
  })
})

/** Random texts that resemble rules. */
const fragments = [
  'agc.cloud.storage[',
  'match: ',
  '/{bucket}',
  '/{path=**}',
  '/users',
  ' {',
  '}',
  ']',
  'allow ',
  'read',
  ', write',
  ': if ',
  'request.auth',
  '.uid',
  ' == ',
  ' && ',
  '!',
  '(',
  ')',
  '"u1"',
  "'",
  '1',
  ' + ',
  '-',
  ';',
  '\n',
  '// note\n',
  '/* note */',
  'function f(x) {',
  'return ',
  'let y = ',
  'f(1)',
  ' in ',
  '[',
  ', ',
  '.matches("a+")',
  'null',
  '@',
  '/*',
  '*',
  '%',
  '😀',
]
const ruleLike = fc.array(fc.constantFrom(...fragments), { maxLength: 60 }).map((parts) => parts.join(''))
const body = fc.array(fc.constantFrom(...fragments), { maxLength: 20 }).map((parts) => inMatch(parts.join('')))
const condition = fc.letrec<{ condition: string; value: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('true', 'request.auth != null', 'f(path)'),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', ' ||\n', '==', '//\n||'), tie('condition'))
      .map(([left, sign, right]) => `${left}${sign}${right}`),
    tie('condition').map((inner) => `!( ${inner})`),
    fc
      .tuple(tie('value'), fc.constantFrom('<', '>='), tie('value'))
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
  ),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('1', '- 2.5', 'resource.size', '[1,2][ 0 ]', '"a" .size( )'),
    fc
      .tuple(tie('value'), fc.constantFrom('+', '-', ' /', '*\n'), tie('value'))
      .map(([left, sign, right]) => `${left}${sign} ${right}`),
  ),
})).condition
const soundRules = fc
  .tuple(condition, fc.constantFrom('', '\n', '// note\n', '\n\n\n/* note */ '), condition)
  .map(([one, between, other]) =>
    inMatch(
      `function f( x ){let y=x ;return y == x;}${between}allow read,get:if ${one} ;${between}\nallow write: if ${other};//end\nmatch:/a-b/{c}{allow delete: if c  in ["x"];}`,
    ),
  )

describe('any input', () => {
  it('is parsed without failing, with positions inside the text for all problems', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), ruleLike, body), (source) => {
        const { problems } = parseRules(source)
        for (const { from, to, line, column, message } of problems) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThanOrEqual(from)
          expect(to).toBeLessThanOrEqual(source.length)
          expect(line).toBeGreaterThan(0)
          expect(column).toBeGreaterThan(0)
          expect(message).not.toMatch(/\{(?!\w+\(\)|path|bucket|name|opening)\w+\}/)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is evaluated without failing', () => {
    fc.assert(
      fc.property(fc.oneof(body, soundRules), (source) => void evaluateRules(parseRules(source), asking)),
      { numRuns: 1000 },
    )
  })

  it('is parsed in a time that does not depend on its content', () => {
    for (const unit of [
      '(',
      '[',
      '!',
      '-',
      'a.',
      'a(',
      '{',
      'match: /a {',
      'function f() {',
      'allow read: if ',
      '/{a}',
      '"',
      '/*',
      ';',
      '&& a ',
    ]) {
      const source = `agc.cloud.storage[ match: /a { allow read: if ${unit.repeat(Math.floor(60_000 / unit.length))}`
      expect(parseRules(source).problems.length).toBeGreaterThan(0)
    }
  })

  it('keeps its meaning when formatted, and formatting is idempotent', () => {
    fc.assert(
      fc.property(soundRules, (source) => {
        const rules = parseRules(source)
        const formatted = formatRules(source)
        expect(formatRules(formatted)).toBe(formatted)
        const again = parseRules(formatted)
        expect(again.valid).toBe(rules.valid)
        expect(withoutPlaces(again.matches)).toEqual(withoutPlaces(rules.matches))
      }),
      { numRuns: 500 },
    )
  })
})

it('has one canonical format', () => {
  const untidy =
    "agc.cloud.storage [match:/{bucket}/{path=**}{// all\nallow   read,write:if request.auth!=null&&(path=='a'||\n- 1<2) ;\n\n\n\n/* own */ function f(x){return x in [1,2][0];}}]"
  expect(formatRules(untidy)).toBe(`agc.cloud.storage[
  match: /{bucket}/{path=**} { // all
    allow read, write: if request.auth != null && (path == 'a' ||
        -1 < 2);

    /* own */ function f(x) {
      return x in [1, 2][0];
    }
  }
]
`)
})

const places = new Set(['from', 'to', 'line', 'column', 'nameRange', 'pathRange', 'range', 'depth'])
function withoutPlaces(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (places.has(key) ? undefined : each)))
}
