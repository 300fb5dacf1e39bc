import { Button, CopyButton, Icon, iconNames, icons } from '@console-widgets/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { BothThemes, Columns, Frame } from '../docs/frame.tsx'
import { readDensities, readTokens, type Token, tokensNamed } from './read-tokens.ts'

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 12,
}
const muted: CSSProperties = { color: 'var(--color-muted)', fontSize: 12, overflowWrap: 'anywhere' }

/** Every color of the tokens, in the groups of their source, in both themes. */
export function Colors() {
  return readTokens()
    .map(({ note, tokens }) => ({
      note,
      tokens: tokens.filter(({ name }) => name.startsWith('--color-') && !/transparent|current$/.test(name)),
    }))
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ note, tokens }) => (
      <section key={note}>
        <p>{note || 'Absolute colors.'}</p>
        <BothThemes>
          <div style={grid}>
            {tokens.map((token) => (
              <Color key={token.name} {...token} />
            ))}
          </div>
        </BothThemes>
      </section>
    ))
}

function Color({ name, isSetBy }: Token) {
  const [box, value] = useComputed<HTMLDivElement>((style) => style.backgroundColor)
  return (
    <div style={{ minWidth: 0 }}>
      <div
        ref={box}
        style={{
          height: 48,
          background: `var(${name})`,
          border: '1px solid var(--color-line)',
          borderRadius: 'var(--radius-md)',
        }}
      />
      <div style={{ fontWeight: 500, marginTop: 4 }}>{name.replace('--color-', '')}</div>
      <div style={muted}>{isSetBy ?? name}</div>
      <div style={muted}>{value}</div>
    </div>
  )
}

/** What the browser makes of an element's styles, and the ref of that element. */
function useComputed<E extends HTMLElement>(read: (style: CSSStyleDeclaration) => string) {
  const [value, setValue] = useState('')
  const element = (node: E | null) => {
    if (node) setValue(read(getComputedStyle(node)))
  }
  return [element, value] as const
}

/** Sizes of text with their line heights, and the fonts. */
export function Type() {
  const sizes = tokensNamed('--text-').filter(({ name }) => !name.includes('--line-height'))
  return (
    <BothThemes>
      <div style={{ display: 'grid', gap: 16 }}>
        {sizes.map(({ name }) => (
          <TypeSize key={name} name={name} />
        ))}
        {tokensNamed('--font-').map(({ name, isSetBy }) => (
          <div key={name} style={{ fontFamily: `var(${name})` }}>
            <div>Northwind Maps 4.2.0 · Карты · 北风地图 · 0123456789</div>
            <div style={muted}>
              {name}, set by {isSetBy}
            </div>
          </div>
        ))}
      </div>
    </BothThemes>
  )
}

function TypeSize({ name }: { name: string }) {
  const [line, value] = useComputed<HTMLDivElement>(({ fontSize, lineHeight }) => `${fontSize} / ${lineHeight}`)
  return (
    <div>
      <div ref={line} style={{ fontSize: `var(${name})`, lineHeight: `var(${name}--line-height)` }}>
        Submit for review
      </div>
      <div style={muted}>
        {name.replace('--', '')} · {value}
      </div>
    </div>
  )
}

/** The grid of 4 px, as bars. */
export function Spacing() {
  const [{ value: unit = '' } = {}] = tokensNamed('--spacing')
  return (
    <BothThemes>
      <div style={{ display: 'grid', gap: 8 }}>
        {[1, 2, 3, 4, 5, 6, 8, 12].map((steps) => (
          <div key={steps} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span style={{ ...muted, width: 88 }}>
              {steps} · {Number.parseFloat(unit) * steps} px
            </span>
            <span style={{ width: `calc(var(--spacing) * ${steps})`, height: 12, background: 'var(--color-accent)' }} />
          </div>
        ))}
      </div>
    </BothThemes>
  )
}

/** What each density changes. */
export function Densities() {
  const densities = readDensities()
  const normal = densities.find(({ name }) => name === 'normal')?.tokens ?? []
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>token</th>
            {densities.map(({ name }) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {normal.map((token) => (
            <tr key={token.name}>
              <td>
                <code>{token.name}</code>
              </td>
              {densities.map(({ name, tokens }) => (
                <td key={name}>{tokens.find((each) => each.name === token.name)?.value ?? token.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Columns least={240}>
        {(['normal', 'compact', 'touch'] as const).map((density) => (
          <Frame key={density} density={density} title={density}>
            <Button tone="primary">Release</Button>
          </Frame>
        ))}
      </Columns>
    </>
  )
}

/** Radii, and the one shadow. */
export function Shapes() {
  const box: CSSProperties = { height: 56, background: 'var(--color-raised)' }
  return (
    <BothThemes>
      <div style={grid}>
        {tokensNamed('--radius-').map(({ name }) => (
          <Named key={name} name={name}>
            <div style={{ ...box, border: '1px solid var(--color-line-strong)', borderRadius: `var(${name})` }} />
          </Named>
        ))}
        {tokensNamed('--shadow-').map(({ name }) => (
          <Named key={name} name={name}>
            <div style={{ ...box, borderRadius: 'var(--radius-md)', boxShadow: `var(${name})` }} />
          </Named>
        ))}
      </div>
    </BothThemes>
  )
}

/** Container widths at which layouts change. */
export function Widths() {
  return (
    <table>
      <thead>
        <tr>
          <th>width of the widget</th>
          <th>token</th>
        </tr>
      </thead>
      <tbody>
        {tokensNamed('--container-').map(({ name, value }) => (
          <tr key={name}>
            <td>{value}</td>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <div style={{ ...muted, marginTop: 4 }}>{name.replace('--', '')}</div>
    </div>
  )
}

/** Animations and transitions; each runs while the pointer is on it, or for as long as it does in a widget. */
export function Motion() {
  const [turn, setTurn] = useState(0)
  const animations = tokensNamed('--animate-')
  return (
    <>
      <BothThemes>
        <div style={grid}>
          {animations.map(({ name, value }) => (
            <div key={`${name}${turn}`}>
              <div
                style={{
                  width: 32,
                  height: 32,
                  borderRadius: 'var(--radius-md)',
                  background: 'var(--color-accent)',
                  animation: `var(${name})`,
                }}
              />
              <div style={{ fontWeight: 500, marginTop: 8 }}>{name.replace('--animate-', '')}</div>
              <div style={muted}>{value.replace(/^cw-\S+ /, '')}</div>
            </div>
          ))}
        </div>
        <div style={{ marginTop: 16 }}>
          <Button icon="refresh" onClick={() => setTurn(turn + 1)}>
            Play again
          </Button>
        </div>
      </BothThemes>
      <table>
        <thead>
          <tr>
            <th>token</th>
            <th>value</th>
          </tr>
        </thead>
        <tbody>
          {[...tokensNamed('--ease-'), ...tokensNamed('--default-transition')].map(({ name, value }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Every icon with the name to copy. */
export function Icons() {
  const all = [
    ...iconNames.map((name) => ({ name, drawing: name, code: `'${name}'` })),
    ...Object.entries(icons).map(([name, drawing]) => ({ name, drawing, code: `icons.${name}` })),
  ]
  return (
    <BothThemes>
      {/* Wide enough for the longest name in one line. */}
      <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}>
        {all.map(({ name, drawing, code }) => (
          <div key={code} style={{ display: 'flex', gap: 8, alignItems: 'center', minWidth: 0 }}>
            <Icon name={drawing} size={20} />
            <code style={{ ...muted, flex: 1 }}>{code}</code>
            <CopyButton value={code} label={name} />
          </div>
        ))}
      </div>
    </BothThemes>
  )
}
