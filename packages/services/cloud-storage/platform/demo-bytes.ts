import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes of a text in UTF-8. */
export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text)
}

const shades: readonly (readonly [Colour, Colour])[] = [
  [
    [255, 214, 165],
    [94, 124, 168],
  ],
  [
    [200, 225, 245],
    [33, 87, 128],
  ],
  [
    [246, 236, 210],
    [58, 110, 96],
  ],
  [
    [235, 205, 215],
    [84, 70, 120],
  ],
  [
    [250, 250, 245],
    [140, 160, 175],
  ],
  [
    [255, 236, 190],
    [190, 90, 60],
  ],
]

/** Images of the sea at different hours. */
export function demoPictures(width: number, height: number): Promise<Bytes[]> {
  return Promise.all(shades.map(([top, bottom]) => makePicture(width, height, top, bottom)))
}

/** An audible sound: a bell of half a second, 8,000 samples per second. */
export function bell(pitch: number): Bytes {
  const rate = 8000
  const samples = rate / 2
  const view = new DataView(new ArrayBuffer(44 + samples))
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  word(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // Plain samples, one channel, eight bits.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, samples, true)
  for (let index = 0; index < samples; index++) {
    const fading = Math.exp((-5 * index) / samples)
    view.setUint8(44 + index, Math.round(128 + 100 * fading * Math.sin((2 * Math.PI * pitch * index) / rate)))
  }
  return new Uint8Array(view.buffer)
}

/** Bytes compressed with gzip. */
export async function gzipped(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  )
}

/** A page of the demo team's site. */
export function page(title: string, body: string): Bytes {
  return textBytes(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} — Northwind</title>
<link rel="stylesheet" href="/hosting/northwind/assets/style.css">
<header><a href="/hosting/northwind/"><img src="/hosting/northwind/assets/logo.svg" alt="Northwind" width="120" height="40"></a></header>
<main>
<h1>${title}</h1>
${body}
</main>
<script src="/hosting/northwind/assets/menu.js"></script>
</html>
`)
}

export const styleSheet = textBytes(`:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 1rem }
h1 { font-weight: 600 }
img { max-width: 100%; border-radius: .5rem }
`)

export const menuScript =
  textBytes(`for (const link of document.querySelectorAll('main a')) if (link.href === location.href) link.setAttribute('aria-current', 'page')
`)

export const logo =
  textBytes(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><path d="M8 30 20 8l12 22H8Z" fill="#2f6f8f"/><path d="M20 8v22" stroke="#fff" stroke-width="2"/><text x="40" y="26" font-family="system-ui, sans-serif" font-size="16" fill="#2f6f8f">Northwind</text></svg>
`)

const colours = ['#2563c9', '#c2541d', '#1d8a5f', '#8a3fb0', '#b8861b', '#3b6a8f']

/** A drawing of a boat before a harbour, with the harbour's name. */
export function harbourPicture(index: number, name: string): Bytes {
  return textBytes(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="${colours[index % colours.length]}"/><path d="M0 150q40-30 80 0t80 0 80 0 80 0v50H0z" fill="#fff" opacity=".35"/><path d="M150 120h60l-12 24h-36zM178 60v54l34-10z" fill="#fff"/><text x="16" y="36" font-family="sans-serif" font-size="20" fill="#fff">${name}</text></svg>\n`,
  )
}

/** Four days of a tide gauge, hour by hour. */
export function tideReadings(station: number): Bytes {
  const lines = Array.from(
    { length: 96 },
    (_, index) =>
      `2026-02-${String(1 + Math.floor(index / 24)).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}:00Z,${(Math.sin((index + station * 3) / 2) * 1.8 + 2).toFixed(2)}`,
  )
  return textBytes(['time,metres', ...lines, ''].join('\n'))
}
